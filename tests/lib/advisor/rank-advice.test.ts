import { advicePriorities, adviceTypes, type RankedAdvice } from '@/lib/advisor/advice';
import { budgetLimit } from '@/lib/advisor/budget-range';
import { complaintKinds } from '@/lib/advisor/complaints/kinds';
import { type BusinessFacts, goals, timeframes } from '@/lib/advisor/facts';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { rules } from '@/lib/advisor/rules';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';
import { services } from '@/lib/content/services';
import { sampleBusinesses } from '@/scripts/tools/advice/sample-businesses';

const websites = [undefined, '', 'https://shop.example'];

/** Every combination of the options of all selects. */
function* everyChoice(): Generator<BusinessFacts> {
  for (const industry of industries)
    for (const businessSize of [...businessSizes, undefined])
      for (const goal of [...goals, undefined])
        for (const budget of [...budgets, undefined])
          for (const timeframe of [...timeframes, undefined])
            for (const currentWebsite of websites) {
              const named = goal ? [goal] : [];
              yield {
                businessName: 'X',
                industry,
                businessSize,
                goals: named,
                budget,
                timeframe,
                currentWebsite,
              };
            }
}

const complainer: BusinessFacts = {
  businessName: 'X',
  industry: 'retail',
  businessSize: 'small',
  goals: ['leads'],
  currentWebsite: 'https://shop.example',
};

const topicOf = new Map<string, string>(rules.map(({ id, topic }) => [id, topic]));
const idsOf = (items: readonly RankedAdvice[]) => items.map(({ rule }) => rule);

/** Costs of jobs once, and of monthly services for half a year; without advice marked as over the budget. */
function spent(items: readonly RankedAdvice[]): number {
  const jobs = new Set([
    'first-website',
    'right-size-website',
    'rebuild-website',
    'launch-small',
    'phase-the-project',
  ]);
  return items
    .filter(({ reasons }) => !reasons.some(({ key }) => key === 'over-budget'))
    .reduce((sum, { rule, estimatedValue }) => sum + estimatedValue * (jobs.has(rule) ? 1 : 6), 0);
}

function wrongIn(facts: BusinessFacts): string[] {
  const items = rankAdvice(facts);
  const said = items.map(({ rule }) => topicOf.get(rule));
  const faults = {
    'fewer than three': items.length < 3,
    'more than seven': items.length > 7,
    'the same twice': new Set(said).size < said.length,
    'over the budget': spent(items) > budgetLimit(facts.budget),
    'no reason': items.some(({ reasons }) => reasons.length === 0 && facts.industry !== 'other'),
    'too sure': items.some(({ confidence }) => confidence < 1 || confidence > 95),
    'a lesser above a greater': items.some(
      ({ priority }, at) =>
        at > 0 &&
        advicePriorities.indexOf(priority) < advicePriorities.indexOf(items[at - 1]?.priority ?? 'high'),
    ),
    'everything urgent': items.filter(({ priority }) => priority === 'high').length > 3,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? `${fault}: ${JSON.stringify(facts)}` : []));
}

describe('the rules', () => {
  it('give every combination of answers three to seven pieces of advice within its budget', () => {
    const wrong = [...everyChoice()].flatMap(wrongIn);
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('are each the best advice for somebody, of all types and for all ten services', () => {
    const given = new Set([
      ...[...everyChoice()].flatMap((facts) => idsOf(rankAdvice(facts))),
      ...sampleBusinesses.flatMap(({ facts }) => idsOf(rankAdvice(facts))),
      ...complaintKinds.flatMap((kind) => idsOf(rankAdvice({ ...complainer, complaints: [kind] }))),
    ]);
    expect(rules.map(({ id }) => id).filter((id) => !given.has(id))).toEqual([]);
    expect(new Set(rules.map(({ type }) => type))).toEqual(new Set(adviceTypes));
    expect(new Set(rules.flatMap((rule) => [...rule.services]))).toEqual(
      new Set(services.map(({ id }) => id)),
    );
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('say the same about the same facts, and explain each piece of advice [RECS-28]', () => {
    for (const { facts } of sampleBusinesses) {
      expect(rankAdvice(structuredClone(facts))).toEqual(rankAdvice(facts));
      for (const { reasons } of rankAdvice(facts)) expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it('are never explained by the size or the place of the business alone', () => {
    const unexplained = [...everyChoice()].flatMap((facts) =>
      rankAdvice({ ...facts, location: 'Nerang' }).filter(({ reasons }) =>
        reasons.every(({ key }) => /^(?:size\.|location$|over-budget$)/.test(key)),
      ),
    );
    expect(unexplained.slice(0, 3)).toEqual([]);
  });

  it('put the surest and weightiest first', () => {
    const order = { high: 0, medium: 1, low: 2 };
    for (const { facts } of sampleBusinesses) {
      const priorities = rankAdvice(facts)
        .filter(({ reasons }) => !reasons.some(({ key }) => key === 'over-budget'))
        .map(({ priority }) => order[priority]);
      expect(priorities).toEqual([...priorities].sort());
    }
  });

  it('share at most a third between opposite businesses', () => {
    const byName = (name: string) => {
      const found = sampleBusinesses.find(({ facts }) => facts.businessName === name);
      return idsOf(rankAdvice(found?.facts ?? { businessName: '', industry: 'other', goals: [] }));
    };
    const opposites = [
      ['Nerang Spanner', 'Broadwater Hotels'],
      ['Tugun Toast', 'Hinterland Lawyers'],
      ['Tide Ledger', 'Robina Dental Rooms'],
      ['Seaway Whales', 'Currumbin Sparks'],
      ['Burleigh Boards', 'Hinterland Lawyers'],
      ['Pandanus Gifts', 'Broadwater Hotels'],
    ] as const;
    for (const [one, other] of opposites) {
      const [first, second] = [byName(one), byName(other)];
      const shared = first.filter((id) => second.includes(id));
      expect({ one, other, shared: shared.length <= Math.min(first.length, second.length) / 3 }).toEqual({
        one,
        other,
        shared: true,
      });
    }
  });
});
