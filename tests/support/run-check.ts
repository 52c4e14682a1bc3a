import { createTranslator } from 'use-intl/core';
import type { Check, Outcome, Values } from '@/lib/audit/check';
import images from '@/messages/en/checks-images.json';
import international from '@/messages/en/checks-international.json';
import local from '@/messages/en/checks-local.json';
import mobile from '@/messages/en/checks-mobile.json';
import social from '@/messages/en/checks-social.json';
import structure from '@/messages/en/checks-structure.json';
import { createVisit, type VisitParts } from './visit';

type Tree = { [key: string]: string | Tree };

const words: Tree = { ...images, ...international, ...local, ...mobile, ...social, ...structure };

/** The outcome of a check (`passed` or the reason) and its English words. Throws if the words don't fit the values. */
export function runCheck(check: Check, parts: VisitParts): { found: string; outcome: Outcome; said: string } {
  const outcome = check.run(createVisit(parts));
  if (outcome.status === 'passed') {
    return { found: 'passed', outcome, said: say(`${check.id}.passed`, outcome.values) };
  }
  if (outcome.status !== 'failed') return { found: outcome.status, outcome, said: '' };
  const { reason, values } = outcome;
  if (!check.reasons.includes(reason)) throw new Error(`${check.id} knows no reason ${reason}`);
  const written = words[check.id];
  const hasCost = typeof written === 'object' && Object.keys(written[reason] ?? {}).includes('cost');
  const said = ['message', 'fix', ...(hasCost ? ['cost'] : [])]
    .map((part) => say(`${check.id}.${reason}.${part}`, values))
    .join('\n');
  return { found: reason, outcome, said };
}

function say(key: string, values: Values = {}): string {
  const message = key
    .split('.')
    .reduce<Tree | string>((tree, part) => (typeof tree === 'string' ? tree : (tree[part] ?? '')), words);
  if (typeof message !== 'string' || message === '') throw new Error(`${key} has no words`);
  const t = createTranslator({
    locale: 'en',
    messages: { message },
    onError: (error) => {
      throw new Error(`${key}: ${error.message}`);
    },
  });
  const said = t('message', { ...values });
  // Our texts use ’, so a remaining ' is a quotation mark that ICU did not treat as one.
  if (said.includes("'") && !Object.values(values).some((value) => String(value).includes("'"))) {
    throw new Error(`${key} shows its quotation marks: ${said}`);
  }
  return said;
}
