import { listElements } from '@/lib/web-page/read-head';
import type { Evidence, Visit } from '../../check';
import { lineEvidence, toEvidence } from '../page/evidence';
import { headerValues } from '../page/header';
import type { Judgement } from './judgement';

export type ReferrerVerdict = 'private' | 'default' | 'unsafe' | 'invalid';

const safeValues = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const unsafeValues = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
/** Obsolete values that are still valid in a meta element. https://html.spec.whatwg.org/#meta-referrer */
const oldWords = new Map([
  ['never', 'no-referrer'],
  ['default', 'strict-origin-when-cross-origin'],
  ['always', 'unsafe-url'],
  ['origin-when-crossorigin', 'origin-when-cross-origin'],
]);

/** How much of a page's address other sites receive; the last value that browsers support counts. */
export function judgeReferrer({ page }: Pick<Visit, 'page'>): Judgement<ReferrerVerdict> {
  const stated = [...inHeaders(page), ...inHead(page)];
  if (stated.length === 0) return { verdict: 'default' };
  const known = stated.filter(({ word }) => safeValues.includes(word) || unsafeValues.includes(word));
  const last = known.at(-1);
  if (!last) return { verdict: 'invalid', evidence: stated.map(({ evidence }) => evidence) };
  const verdict = unsafeValues.includes(last.word) ? 'unsafe' : 'private';
  return { verdict, values: { policy: last.word }, evidence: [last.evidence] };
}

interface Stated {
  word: string;
  evidence: Evidence;
}

function inHeaders(page: Visit['page']): Stated[] {
  return headerValues(page, 'referrer-policy').flatMap((value) => {
    const evidence = lineEvidence(`referrer-policy: ${value}`);
    return value.split(',').map((word) => ({ word: word.trim().toLowerCase(), evidence }));
  });
}

function inHead({ html }: Visit['page']): Stated[] {
  if (!html) return [];
  return listElements(html, 'meta')
    .filter(
      ({ attributes }) => attributes.name?.trim().toLowerCase() === 'referrer' && attributes.content?.trim(),
    )
    .map((meta) => {
      const word = (meta.attributes.content ?? '').trim().toLowerCase();
      return { word: oldWords.get(word) ?? word, evidence: toEvidence(meta) };
    });
}
