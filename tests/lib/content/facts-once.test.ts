import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { packages } from '@/lib/content/growth-packages';
import { marketingBudget, marketingPlans } from '@/lib/content/marketing-plans';
import { metaFacts } from '@/lib/content/meta-facts';
import { services } from '@/lib/content/services';
import { websiteCare, websitePackages } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { withinValues } from '@/lib/i18n/within-values';
import { formatFactMessages } from '@/tests/support/format-fact-messages';
import { readWords } from '@/tests/support/message-files';

const prices = [
  ...packages.map(({ priceDollars }) => priceDollars),
  ...websitePackages.map(({ dollars }) => dollars),
  ...marketingPlans.map(({ dollars }) => dollars),
  ...services.flatMap(({ priceFrom }) => priceFrom?.dollars ?? []),
  ...Object.values(marketingBudget),
  websiteCare.dollars,
];
/** What clients of sample projects charge, what owners say of their budget, and sums in worked examples. */
const ofOthers = /^(projects|profile|smart-personalization|clients)\.json:/;
const metaPages = ['home', 'services', 'products', 'seo-services', 'faq'] as const;

/** Spaces of any width and marks of direction don't count. */
const plain = (text: string) => text.replace(/[\s\u200e\u200f]/g, '');
/** A price as the language writes it, and with a bare dollar sign; not as the beginning or end of another number. */
function pricePattern(locale: Locale, sums: readonly number[]): RegExp {
  const { price, number } = formatters(locale);
  const written = sums.flatMap((dollars) => [price(dollars), `$${number(dollars)}`]);
  const choices = written.map((sum) => plain(sum).replace(/[.$]/g, '\\$&'));
  return new RegExp(`(?<![\\d۰-۹.,])(${choices.join('|')})(?![\\d۰-۹]|[.,][\\d۰-۹])`);
}

const findPrice = (text: string, locale: Locale, dollars: number) =>
  pricePattern(locale, [dollars]).test(plain(text));

async function renderHeads(locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const facts = metaFacts(locale);
  return metaPages
    .flatMap((page) => [t(`${page}.meta.title`, facts), t(`${page}.meta.description`, facts)])
    .join('\n');
}

describe.each(localeCodes)('prices in the words of %s', (locale) => {
  it('are written in no message and no legal text, which take them from the facts', () => {
    const folder = `messages/${locale}/articles`;
    const texts = readdirSync(folder)
      .filter((name) => !name.startsWith('post-'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
    const pattern = pricePattern(locale, prices);
    const found = [...readWords(locale), ...texts]
      .filter(([key, words]) => !ofOthers.test(key) && pattern.test(plain(words)))
      .map(([key]) => key);
    expect(found).toEqual([]);
  });

  it('change in titles and descriptions with the fact', async () => {
    const before = await renderHeads(locale);
    for (const row of packages) expect(findPrice(before, locale, row.priceDollars)).toBe(true);
    const restore = packages.map((row) => ({ row, was: row.priceDollars }));
    try {
      for (const row of packages) Object.assign(row, { priceDollars: row.priceDollars + 1 });
      const after = await renderHeads(locale);
      for (const { was } of restore) {
        expect(findPrice(after, locale, was)).toBe(false);
        expect(findPrice(after, locale, was + 1)).toBe(true);
      }
    } finally {
      for (const { row, was } of restore) Object.assign(row, { priceDollars: was });
    }
  });

  it('change in every sentence with the fact', async () => {
    const before = await formatFactMessages(locale);
    const rows: { dollars: number }[] = [...websitePackages, ...marketingPlans, websiteCare];
    // Added by what begins there: the prices of websites and marketing are copied from their rows at the start.
    rows.push(...services.flatMap(({ priceFrom }) => priceFrom ?? []));
    const restore = rows.map((row) => ({ row, was: row.dollars }));
    const budget = { ...marketingBudget };
    try {
      for (const row of rows) Object.assign(row, { dollars: row.dollars + 1 });
      Object.assign(marketingBudget, { from: budget.from + 1, to: budget.to + 1 });
      const after = await formatFactMessages(locale);
      const changed = after.filter((sentence, index) => sentence !== before[index]).join('\n');
      const old = [...restore.map(({ was }) => was), budget.from, budget.to];
      for (const dollars of old) {
        expect(findPrice(after.join('\n'), locale, dollars)).toBe(false);
        if (findPrice(before.join('\n'), locale, dollars))
          expect(findPrice(changed, locale, dollars + 1)).toBe(true);
      }
      expect(changed).toContain('faq.json:');
      expect(changed).toContain('services.json:meta');
    } finally {
      for (const { row, was } of restore) Object.assign(row, { dollars: was });
      Object.assign(marketingBudget, budget);
    }
  });

  it('office hours change in the pattern of every promise in hours', () => {
    const said = () => withinValues(locale, companyFacts.analysisHours).open;
    const was = { ...brand.openingHours };
    const before = formatOpeningHours(locale, was);
    expect(said()).toContain(before.hours);
    try {
      Object.assign(brand.openingHours, { opens: '08:30', closes: '16:30' });
      expect(said()).not.toContain(before.hours);
      expect(said()).toContain(formatOpeningHours(locale, brand.openingHours).hours);
    } finally {
      Object.assign(brand.openingHours, was);
    }
  });
});
