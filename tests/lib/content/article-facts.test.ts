import { localeCodes } from '@/lib/i18n/locales';
import { readArticles, readWords } from '@/tests/support/message-files';

/** Latin digits, whatever the language writes. */
const latin = (text: string) =>
  text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)).normalize('NFKC');

describe.each(localeCodes)('what is said about Google in %s', (locale) => {
  const article = latin(readArticles(locale).get('post-2.md') ?? '');
  const words = new Map([...readWords(locale)].map(([key, text]) => [key, latin(text)]));

  it('tells of the report and of the setting for AI answers', () => {
    const told = article.split('\n').filter((paragraph) => paragraph.includes('Search Console'));
    const report = told.find((paragraph) => paragraph.includes('2026'));
    const setting = told.find((paragraph) => paragraph.includes('nosnippet'));
    expect(report).toBeDefined();
    expect(setting).toBeDefined();
    expect(report).not.toBe(setting);
  });

  it('has the question lists in results end in 2023 for some, and in 2026 for everybody', () => {
    const told = article.split('\n').find((paragraph) => paragraph.includes('2023'));
    expect(told).toContain('2026');
  });

  it('gives the hours and days for which robots.txt may fail', () => {
    const cost = words.get('checks-indexing.json:robots-txt.cost');
    expect(cost).toContain('12');
    expect(cost).toContain('30');
  });

  it('says where the size of letters was measured, and how small is small', () => {
    const message = words.get('checks-mobile.json:font-size.small.message');
    expect(message).toContain('PageSpeed Insights');
    expect(message).toContain('12');
    expect(message).toContain('40');
  });
});
