import type { Visit } from '../../check';
import { headerValues } from '../page/header';
import type { Judgement } from './judgement';

export type IsolationVerdict = 'missing' | 'closed' | 'open' | 'invalid';

/** Values that isolate the page, and those that equal the default. */
const words = {
  'cross-origin-resource-policy': { closed: ['same-origin', 'same-site'], open: ['cross-origin'] },
  'cross-origin-opener-policy': {
    closed: ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    open: ['unsafe-none'],
  },
  'cross-origin-embedder-policy': { closed: ['require-corp', 'credentialless'], open: ['unsafe-none'] },
} as const;

/** How the page is isolated from other sites. https://developer.mozilla.org/en-US/docs/Web/API/Window/crossOriginIsolated */
export function judgeIsolation(
  { page }: Pick<Visit, 'page'>,
  header: keyof typeof words,
): Judgement<IsolationVerdict> {
  const values = headerValues(page, header);
  const [value = ''] = values;
  if (values.length === 0) return { verdict: 'missing' };
  const word = value.split(';')[0]?.trim() ?? '';
  const isOne = (list: readonly string[]) => values.length === 1 && list.includes(word);
  if (isOne(words[header].closed)) return { verdict: 'closed' };
  return { verdict: isOne(words[header].open) ? 'open' : 'invalid' };
}
