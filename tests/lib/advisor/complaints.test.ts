import { readFileSync } from 'node:fs';
import { type BusinessFacts, timeframes } from '@/lib/advisor/facts';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { rules } from '@/lib/advisor/rules';
import { budgets, businessSizes, industries } from '@/lib/content/business';
import { findService } from '@/lib/content/services';
import { localeCodes } from '@/lib/i18n/locales';

/** Complaints of owners by trade, with the advice that has to come first, in every language. */
const [head = '', ...lines] = readFileSync('tests/fixtures/pain-sentences.tsv', 'utf8').trimEnd().split('\n');
const columns = head.split('\t');
const table = lines.map((line) => {
  const cells = line.split('\t');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  return {
    first: cell('first'),
    industry: industries.find((id) => id === cell('industry')) ?? 'other',
    cell,
  };
});

const business = (facts: Partial<BusinessFacts>): BusinessFacts => ({
  businessName: 'Creek Road',
  industry: 'other',
  businessSize: 'small',
  goals: ['leads'],
  currentWebsite: 'https://creek-road.example',
  budget: '5k-15k',
  timeframe: 'soon',
  ...facts,
});

describe('a complaint', () => {
  it('is in the table twenty times, in all languages', () => {
    expect(table).toHaveLength(20);
    for (const { cell } of table) expect(localeCodes.filter((code) => cell(code) === '')).toEqual([]);
  });

  describe.each(localeCodes)('in %s', (locale) => {
    it.each(table.map((row) => [row.first, row] as const))('is answered first: %s', async (first, row) => {
      const facts = business({ industry: row.industry, painPoints: [row.cell(locale)] });
      const items = rankAdvice(facts);
      expect({ text: row.cell(locale), first: items[0]?.rule }).toEqual({ text: row.cell(locale), first });
      const [shown] = await presentAdvice({ engine: 'rules', items }, facts, locale);
      expect(shown?.priority).toBe('high');
      expect(shown?.reasoning).toContain([...row.cell(locale)].slice(0, 20).join(''));
    });
  });

  it('of people who only compare prices is not answered with a call-back', () => {
    const painPoints = ['All our customers want is a price, then they go to whoever is cheapest'];
    const answered = rankAdvice(business({ painPoints, goals: ['leads', 'brand-awareness'] }));
    expect(answered[0]?.rule).toBe('show-prices');
    expect(answered.find(({ rule }) => rule === 'answer-fast')?.confidence ?? 0).toBeLessThan(95);
  });

  it('that is an emergency is answered whole before the next', () => {
    const painPoints = ['The pages are slow', 'Our site was hacked twice'];
    const answered = rankAdvice(business({ painPoints })).map(({ rule }) => rule);
    expect(answered.slice(0, 3)).toEqual(['clean-hacked-site', 'website-care', 'speed-up']);
  });
});

describe('the price beside an advice', () => {
  it('is there wherever the service has a price and the advice is not free', () => {
    const unpriced = rules.filter(
      (rule) => !rule.isFree && !rule.offer && findService(rule.services[0]).priceFrom,
    );
    expect(unpriced.map(({ id }) => id)).toEqual([]);
    expect(rules.filter((rule) => rule.isFree && rule.offer).map(({ id }) => id)).toEqual([]);
  });
});

it('who wants to sell online and has the money for it is advised a shop', () => {
  const missing = industries.flatMap((industry) =>
    [...businessSizes, undefined].flatMap((businessSize) =>
      budgets.slice(2).flatMap((budget) =>
        [...timeframes, undefined].flatMap((timeframe) => {
          const facts = business({ industry, businessSize, budget, timeframe, goals: ['online-shop'] });
          return rankAdvice(facts).some(({ rule }) => rule === 'online-shop') ? [] : [facts];
        }),
      ),
    ),
  );
  expect(missing.slice(0, 3)).toEqual([]);
});
