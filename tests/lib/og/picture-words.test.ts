import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { socialPictures } from '@/lib/og/picture-file';
import { measureText, missingGlyphs } from '@/lib/og/picture-fonts';
import { pictureWords, titleRoom } from '@/lib/og/picture-words';

const ofLanguage = (locale: (typeof localeCodes)[number]) =>
  Promise.all(
    socialPictures
      .filter((picture) => picture.locale === locale)
      .map(async ({ file, subject }) => ({ file, words: await pictureWords(subject, locale) })),
  );

describe.each(localeCodes)('the words on the social pictures in %s', (locale) => {
  it('have a glyph for every character', async () => {
    const missing = (await ofLanguage(locale)).flatMap(({ file, words: { title, place, brand } }) => {
      const glyphs = [
        ...missingGlyphs(locale, 'heading', title.lines.join('')),
        ...missingGlyphs(locale, 'text', place.text),
        ...missingGlyphs('en', 'heading', brand.text),
      ];
      return glyphs.map((glyph) => `${file}: ${glyph} (see scripts/tools/picture-fonts.ts)`);
    });
    expect(missing).toEqual([]);
  });

  it('stay inside their room', async () => {
    for (const { file, words } of await ofLanguage(locale)) {
      const { lines, size, lineHeight } = words.title;
      const widest = Math.max(...lines.map((line) => measureText(locale, 'heading', line))) * size;
      expect({ file, isInside: widest <= titleRoom.width }).toEqual({ file, isInside: true });
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(titleRoom.height);
      expect(measureText(locale, 'text', words.place.text) * words.place.size).toBeLessThan(titleRoom.width);
    }
  });

  it('run in its direction', async () => {
    for (const { words } of await ofLanguage(locale)) expect(words.dir).toBe(locales[locale].dir);
  });
});

describe('the fonts of the social pictures', () => {
  it('name a character that they lack', () => {
    expect(missingGlyphs('ja', 'heading', '会社\u{1F984}')).toEqual(['\u{1F984}']);
    expect(missingGlyphs('en', 'heading', 'Голд')).toEqual(['Г', 'о', 'л', 'д']);
  });

  it('weigh less than 500 KB each', async () => {
    const files = (await readdir('lib/og/fonts')).filter((name) => name.endsWith('.woff'));
    expect(files.length).toBeGreaterThan(9);
    const heavy = files.filter((name) => statSync(`lib/og/fonts/${name}`).size >= 500_000);
    expect(heavy).toEqual([]);
  });
});
