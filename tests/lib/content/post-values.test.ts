import { loadPost } from '@/lib/content/load-post';
import { localeCodes } from '@/lib/i18n/locales';

const digits = (text: string) =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .normalize('NFKC')
    .replace(/(?<=\d)[\s.,٬’](?=\d{3}(?!\d))/g, '');

describe.each(localeCodes)('the table of the first year in %s', (locale) => {
  const { body } = loadPost(9, locale).sections[1] ?? { body: '' };
  const rows = body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => [...digits(line).matchAll(/\d{3,}/g)].map(([figure]) => Number(figure)));

  it('adds twelve months of maintenance to the price of each website', () => {
    expect(rows).toEqual([
      [495, 396, 891],
      [795, 396, 1191],
      [1295, 396, 1691],
    ]);
  });
});
