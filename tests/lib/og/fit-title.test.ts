import type { Locale } from '@/lib/i18n/locales';
import { fitTitle } from '@/lib/og/fit-title';
import { splitWords } from '@/lib/og/split-words';

/** Every character as wide as half the type size, or as all of it in a script of squares. */
const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\p{Script=Latin} ]/u.test(letter) ? 0.5 : 1), 0);
const room = { width: 600, height: 350, maxSize: 84, minSize: 44, lineHeight: 1, measure };
const titled = (title: string, locale: Locale = 'en') => fitTitle(splitWords(title, locale), room);

describe('the type and the lines of a title', () => {
  it('sets a short title in the largest type, on one line', () => {
    expect(titled('Weather')).toEqual({ size: 84, lines: ['Weather'] });
  });

  it('sets a longer title smaller, and in more lines', () => {
    const { size, lines } = titled(
      'Questions about professional bookkeeping, reservations and memberships, answered',
    );
    expect(size).toBeLessThan(84);
    expect(size).toBeGreaterThanOrEqual(44);
    expect(lines.length).toBeGreaterThan(2);
  });

  it('stays inside its room, with words of any length', () => {
    for (let length = 1; length <= 24; length++) {
      const { size, lines } = titled(`Die ${'n'.repeat(length)} und ${'m'.repeat(length)} im Ort`);
      expect(lines.length * size).toBeLessThanOrEqual(room.height);
      expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(room.width);
    }
  });

  it('says which title has no room', () => {
    expect(() => titled('n'.repeat(60))).toThrow(
      `No social picture has room for this title: ${'n'.repeat(60)}`,
    );
  });

  it('keeps the words and their order', () => {
    const title = 'How we score websites: every check and its weight';
    expect(titled(title).lines.join(' ')).toBe(title);
  });

  it('keeps a name and an amount together where lines can be broken elsewhere', () => {
    expect(titled('Web design and SEO on the Gold Coast').lines).toContain('Gold Coast');
    expect(titled('SEO services on the coast from 500 dollars').lines.join('/')).toContain('500 dollars');
  });

  it('leaves no single letter at the end of a line', () => {
    for (const line of titled('Sześć godzin, w których w warsztacie i w biurze dzwoni telefon', 'pl').lines) {
      expect(line).not.toMatch(/ \p{L}$/u);
    }
  });
});

describe('where Chinese and Japanese titles may be broken', () => {
  const parts = (title: string, locale: Locale) => splitWords(title, locale).map(({ text }) => text);

  it('but not inside a word that looks like several', () => {
    expect(parts('网站和营销', 'zh')).toEqual(['网站', '和', '营销']);
    expect(parts('冷清的修车行', 'zh')).toEqual(['冷清的', '修车行']);
    expect(parts('您所在区的', 'zh')).toEqual(['您', '所在区的']);
  });

  it('between words, with particles and commas staying with the word before them', () => {
    expect(parts('整備工場の電話を増やす', 'ja')).toEqual(['整備', '工場の', '電話を', '増やす']);
    expect(parts('服务条款：价格、付款', 'zh')).toEqual(['服务', '条款：', '价格、', '付款']);
  });

  it('not inside a katakana word, a Latin word, an amount, or after a prefix of courtesy', () => {
    expect(parts('小さなホームページ', 'ja')).toContain('ホームページ');
    expect(parts('地域のお店', 'ja')).toEqual(['地域の', 'お店']);
    expect(parts('A$159から', 'ja')).toEqual(['A$159から']);
    expect(parts('上位3軒に', 'ja')).toEqual(['上位', '3軒に']);
  });

  it('not inside a name in the place line', () => {
    const texts = (title: string, locale: Locale, place: string) =>
      splitWords(title, locale, place).map(({ text }) => text);
    expect(texts('关于黄金海岸', 'zh', '昆士兰州黄金海岸')).toEqual(['关于', '黄金海岸']);
    expect(texts('Сайт, Голд Коуст: фирми', 'bg', 'Голд Коуст, Куинсланд')).toEqual([
      'Сайт,',
      'Голд Коуст:',
      'фирми',
    ]);
  });

  it('at the bar between the parts of a Japanese title, which is then left out', () => {
    expect(titled('利用規約｜料金・お支払い・保証', 'ja').lines[0]).toBe('利用規約');
  });
});
