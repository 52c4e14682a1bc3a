import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { packages } from '@/lib/content/growth-packages';
import { marketingBudget, marketingPlans } from '@/lib/content/marketing-plans';
import { posts } from '@/lib/content/posts';
import { projectRows } from '@/lib/content/projects';
import { seoMonths } from '@/lib/content/seo-months';
import { findService, services } from '@/lib/content/services';
import { tips } from '@/lib/content/tips';
import { websiteCare, websitePackages, websiteWeeks } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { readWords } from '../../support/message-files';

const dollars = (rows: readonly { dollars: number }[]) => rows.map((row) => row.dollars);
const months = ({ from, to }: { from: number; to: number }) => [from, to];

describe('the facts of the site', () => {
  it('are as many as the specification says', () => {
    expect(projectRows).toHaveLength(17);
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(services).toHaveLength(10);
    expect(tips.length).toBeGreaterThanOrEqual(12);
  });

  it('name the prices of the specification', () => {
    expect(packages.map(({ priceDollars }) => priceDollars)).toEqual([159, 220, 330, 550, 850]);
    expect(dollars(websitePackages)).toEqual([495, 795, 1295]);
    expect(dollars(marketingPlans)).toEqual([295, 395, 695]);
    expect(marketingBudget).toEqual({ from: 1000, to: 2500 });
    expect(findService('website-maintenance').priceFrom).toEqual({ dollars: 33, per: 'month' });
    expect(findService('seo-performance').priceFrom).toEqual({ dollars: 500, per: 'month' });
    expect(websiteCare.dollars).toBe(49.95);
  });

  it('name the times and promises of the specification', () => {
    expect(websiteWeeks.map(months)).toEqual([
      [2, 3],
      [4, 6],
      [8, 12],
    ]);
    expect([seoMonths.first, seoMonths.significant].map(months)).toEqual([
      [3, 6],
      [6, 12],
    ]);
    expect(companyFacts).toMatchObject({
      foundedYear: 2009,
      registeredYear: 2012,
      expertiseYears: 25,
      replyHours: 24,
      quoteHours: 24,
      analysisHours: 4,
      consultationMinutes: 30,
      revisionCycles: 2,
      standardWebsiteWeeks: 4,
    });
    expect(brand.claims).toMatchObject({
      projects: 200,
      industries: 50,
      satisfaction: 0.98,
      subscribers: 1200,
    });
  });
});

/** ۱۲۳, １２３ and 123 are equal, and so are 1.295, 1,295 and 1 295. */
function figuresIn(text: string): string[] {
  const latin = text
    .normalize('NFKC')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/(\d)[.,\u066c\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
    .replaceAll('\u066b', '.');
  return (latin.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.'));
}

describe.each(localeCodes)('in %s', (code) => {
  const { price } = formatters(code);

  it('prices are written with their own figures', () => {
    for (const { priceDollars } of packages) {
      expect(figuresIn(price(priceDollars))).toEqual([String(priceDollars)]);
    }
    expect(figuresIn(price(websiteCare.dollars))).toEqual(['49.95']);
    expect(figuresIn(price(1295))).toEqual(['1295']);
  });

  it('amounts of money and shares in the words are those of the English words', () => {
    const words = readWords(code);
    const different = [...readWords(defaultLocale)].flatMap(([key, english]) => {
      const amounts = english.match(/\$\s?\d[\d,.]*\d|\$\d|\d[\d.,]*\s?%/g) ?? [];
      const said = figuresIn(words.get(key) ?? '');
      return amounts
        .flatMap(figuresIn)
        .filter((figure) => words.has(key) && !said.includes(figure))
        .map((figure) => `${key}: ${figure}`);
    });
    expect(different).toEqual([]);
  });
});
