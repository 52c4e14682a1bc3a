import { createTranslator } from 'use-intl/core';
import type { Check, Outcome, Values } from '@/lib/audit/check';
import { wordPlaces } from '@/lib/audit/report/words/word-places';
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
    return { found: 'passed', outcome, said: sayIfAny(`${check.id}.passed`, outcome.values) };
  }
  if (outcome.status !== 'failed') return { found: outcome.status, outcome, said: '' };
  const { reason, values } = outcome;
  if (!check.reasons.includes(reason)) throw new Error(`${check.id} knows no reason ${reason}`);
  const keys = wordPlaces(check.id, reason).map((place) => place.join('.'));
  const said = [
    sayIfAny(keys.map((key) => `${key}.message`).find(find) ?? '', values),
    say(keys.map((key) => `${key}.fix`).find(find) ?? `${check.id}.fix`, values),
    sayIfAny(keys.map((key) => `${key}.cost`).find(find) ?? '', values),
  ].join('\n');
  return { found: reason, outcome, said };
}

function sayIfAny(key: string, values: Values = {}): string {
  return find(key) === undefined ? '' : say(key, values);
}

function find(key: string): Tree | string | undefined {
  return key
    .split('.')
    .reduce<Tree | string | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      words,
    );
}

function say(key: string, values: Values = {}): string {
  const message = find(key);
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
