import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { Check, Outcome } from '@/lib/audit/check';
import { wordPlaces } from '@/lib/audit/report/words/word-places';
import { createVisit, type VisitParts } from './visit';

type Rows<Result> = Readonly<Record<string, readonly [VisitParts, Result]>>;

export interface CheckTable<Reason extends string> {
  /** By sentence: the page and the expected reason. */
  broken: Rows<Reason>;
  /** By sentence: pages that pass. */
  fine: Readonly<Record<string, VisitParts>>;
  /** By sentence: pages that pass here, but that other checkers wrongly fail. */
  'looks broken but is fine'?: Readonly<Record<string, VisitParts>>;
  'has nothing to judge'?: Rows<'not-applicable' | 'not-measured'>;
}

/** A table of pages with the expected outcomes of a check; every outcome is also presented in English. */
export function describeCheck<Id extends string, Reason extends string>(
  check: Check<Id, Reason>,
  table: CheckTable<Reason>,
): void {
  describe(check.id, () => {
    for (const [sentence, [parts, reason]] of Object.entries(table.broken)) {
      it(`finds: ${sentence}`, () => {
        const outcome = check.run(createVisit(parts));
        expect(outcome).toMatchObject({ status: 'failed', reason });
        expectWords(check, outcome);
        expectEvidence(outcome);
      });
    }
    const sound = { ...table.fine, ...table['looks broken but is fine'] };
    for (const [sentence, parts] of Object.entries(sound)) {
      it(`is content with: ${sentence}`, () => {
        const outcome = check.run(createVisit(parts));
        expect(outcome).toMatchObject({ status: 'passed' });
        expectWords(check, outcome);
        expectEvidence(outcome);
      });
    }
    for (const [sentence, [parts, status]] of Object.entries(table['has nothing to judge'] ?? {})) {
      it(`is not applicable: ${sentence}`, () => {
        expect(check.run(createVisit(parts))).toEqual({ status });
      });
    }
    it('has a page for every reason it can give', () => {
      const given = new Set(Object.values(table.broken).map(([, reason]) => reason));
      expect(check.reasons.filter((reason) => !given.has(reason))).toEqual([]);
    });
  });
}

function expectWords(check: Check, outcome: Outcome): void {
  const count = outcome.status === 'failed' ? (outcome.count ?? outcome.evidence?.length ?? 0) : 0;
  const values = { count, ...('values' in outcome && outcome.values) };
  if (outcome.status !== 'failed') {
    expect(say(check, ['name'], values)).not.toBe('');
    say(check, ['passed'], values);
    return;
  }
  const { reason } = outcome;
  const places = (part: string) =>
    wordPlaces(check.id, reason).map(([, ...place]) => [...place, part].join('.'));
  say(check, places('message'), values);
  expect(say(check, places('fix'), values)).not.toBe('');
  expect(['', say(check, ['name'], {})]).not.toContain(say(check, places('title'), {}));
}

/** Formats the first of these messages that is there, '' if none is; throws if a value that it needs is missing. */
function say({ category, id }: Check, keys: string[], values: Record<string, string | number>): string {
  const messages = JSON.parse(readFileSync(`messages/en/checks-${category}.json`, 'utf8'));
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale: 'en', messages, onError });
  const key = keys.map((each) => `${id}.${each}`).find((each) => t.has(each));
  return key === undefined ? '' : t(key, values);
}

function expectEvidence(outcome: Outcome): void {
  if (!('evidence' in outcome) || !outcome.evidence) return;
  expect(outcome.evidence.length).toBeLessThanOrEqual(5);
  expect(outcome.evidence.filter(({ snippet }) => snippet === '' || snippet.length > 200)).toEqual([]);
}
