import type { Advice } from '@/lib/advisor/advice';
import type { BusinessFacts } from '@/lib/advisor/facts';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { rules } from '@/lib/advisor/rules';
import { presentedAdviceSchema } from '@/lib/advisor/schema';
import { writeValues } from '@/lib/advisor/write-values';
import { localeCodes } from '@/lib/i18n/locales';
import { sampleBusinesses } from '@/scripts/tools/advice/sample-businesses';

const dentist: BusinessFacts = {
  businessName: 'Robina Dental Rooms',
  industry: 'health',
  businessSize: 'small',
  goals: ['leads'],
  location: '{Robina} <b>',
  currentWebsite: '',
  budget: '5k-15k',
};

const ruled = (facts: BusinessFacts): Advice => ({ engine: 'rules', items: rankAdvice(facts) });

describe('presented advice', () => {
  it.each(localeCodes)('has all ten fields in %s, for businesses of every kind [RECS-17]', async (locale) => {
    for (const { facts } of sampleBusinesses) {
      const shown = await presentAdvice(ruled(facts), facts, locale);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      for (const item of shown) {
        expect(presentedAdviceSchema.safeParse(item).error).toBeUndefined();
        expect(item.suggestedServices).toHaveLength(item.serviceIds.length);
        expect(JSON.stringify(item)).not.toMatch(/rules:|reasons:|undefined|NaN/);
      }
    }
  });

  it('cites the visitor’s own answers as reasons [RECS-28]', async () => {
    const [first] = await presentAdvice(ruled(dentist), dentist, 'en');
    expect(first).toMatchObject({
      id: 'first-website',
      type: 'service',
      title: 'Get a website that does one job',
      priority: 'high',
      suggestedServices: ['Website design'],
      estimatedValue: 795,
      reasoning:
        'You have no website yet. Your main goal is more enquiries. Your budget is $5,000 to $15,000.',
    });
    expect(first?.description).toContain('$795');
  });

  it('shows what was typed as it was typed, and never as a message', async () => {
    const texts = (await presentAdvice(ruled(dentist), dentist, 'en')).map(({ reasoning }) => reasoning);
    expect(texts.join()).toContain('You are in {Robina} <b>.');
  });

  it('keeps what was typed in its place in a sentence that runs the other way', async () => {
    const persian = { ...dentist, location: 'رابینا' };
    const shown = await presentAdvice(ruled(persian), persian, 'en');
    expect(shown.map(({ reasoning }) => reasoning).join()).toContain('You are in \u2068رابینا\u2069.');
    expect(writeValues({ location: 'Robina', priceDollars: 495 }, 'fa')).toMatchObject({
      location: '\u2068Robina\u2069',
      price: expect.stringContaining('۴۹۵'),
    });
    expect(writeValues({ location: 'Robina', count: 2 }, 'de')).toEqual({ location: 'Robina', count: 2 });
  });

  it('has words for every rule', async () => {
    const items = rules.map(({ id, type, services }) => ({
      rule: id,
      type,
      priority: 'low' as const,
      confidence: 50,
      services,
      estimatedValue: 0,
      reasons: [],
      values: { priceDollars: 495 },
    }));
    const shown = await presentAdvice({ engine: 'rules', items }, dentist, 'en');
    expect(shown.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    expect(new Set(shown.map(({ title }) => title)).size).toBe(rules.length);
    expect(shown.map(({ description }) => description).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('leaves out what a rule said that is gone, and a reason that is gone', async () => {
    const [kept] = rankAdvice(dentist);
    const items = kept
      ? [
          { ...kept, rule: 'rule-of-last-year' },
          { ...kept, reasons: [{ key: 'reason-of-last-year', values: {} }] },
        ]
      : [];
    const shown = await presentAdvice({ engine: 'rules', items }, dentist, 'en');
    expect(shown.map(({ id }) => id)).toEqual(['first-website']);
    expect(shown[0]?.reasoning).toMatch(/^It is right for most businesses/);
  });

  it('leaves a model’s advice as it was said, whatever language it is read in', async () => {
    const items = await presentAdvice(ruled(dentist), dentist, 'en');
    expect(await presentAdvice({ engine: 'model', locale: 'en', items }, dentist, 'fa')).toEqual(items);
  });
});
