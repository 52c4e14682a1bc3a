import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { careFrom, faqFacts } from '@/lib/content/faq-facts';
import { metaFacts } from '@/lib/content/meta-facts';
import { packages } from '@/lib/content/packages';
import { marketingBudget, marketingPrices, websitePrices } from '@/lib/content/service-facts';
import { services } from '@/lib/content/services';
import { formatters } from '@/lib/i18n/format';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { readWords } from '@/tests/support/message-files';

const prices = [
  ...packages.map(({ priceDollars }) => priceDollars),
  ...websitePrices.map(({ dollars }) => dollars),
  ...marketingPrices.map(({ dollars }) => dollars),
  ...services.flatMap(({ priceFrom }) => priceFrom?.dollars ?? []),
  ...Object.values(marketingBudget),
  careFrom,
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

  it('change in the answers of the FAQ with the fact', () => {
    const [basic] = websitePrices;
    const was: number = basic.dollars;
    try {
      Object.assign(basic, { dollars: was + 1 });
      expect(faqFacts(locale).website).toBe(formatters(locale).price(was + 1));
      expect(metaFacts(locale).website).toBe(formatters(locale).price(was + 1));
    } finally {
      Object.assign(basic, { dollars: was });
    }
  });
});
