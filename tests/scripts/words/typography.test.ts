import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Exceptions } from '@/scripts/words/exceptions';
import { fixTypography } from '@/scripts/words/fix-files';
import { faultsIn, findTypography, readTypography } from '@/scripts/words/typography';
import { tempDir } from '@/tests/support/temp-dir';

const rules = readTypography();
const folder = tempDir('words');
const exceptionsFile = path.join(folder.path, 'exceptions.tsv');
writeFileSync(
  exceptionsFile,
  'language\tkey\trules\treason\nen\thome:title\temail\tsample\nen\thome:text\temail\tsample\n',
);
afterAll(folder.remove);

const languageOf = (language: string) => (language === '*' ? 'fa' : language);

describe('the rules of typography', () => {
  it.each(rules)('$language $id finds $wrong, and lets $right pass', ({ language, id, wrong, right }) => {
    const broken = (text: string) => faultsIn(text, languageOf(language), rules).map(([rule]) => rule);
    expect(broken(wrong)).toContain(id);
    expect(broken(right)).not.toContain(id);
  });

  it.each(rules.filter(({ instead }) => instead !== undefined))(
    '$language $id makes $right of $wrong',
    ({ language, wrong, right }) => {
      const tables = { rules, exceptions: new Exceptions(exceptionsFile) };
      expect(fixTypography(wrong, { language: languageOf(language), key: 'a:b' }, tables)).toBe(right);
    },
  );

  it.each([
    ['fa', 'نشانی \u2066example.com را باز کنید'],
    ['fa', 'نشانی example.com\u2069 را باز کنید'],
    ['en', 'He said “yes.'],
    ['de', 'Er sagte „ja.'],
    ['es', 'Dijo «sí.'],
    ['pl', 'Powiedział „tak.'],
    ['ja', '「はい'],
    ['zh', '她说“是。'],
  ])('in %s, what is opened has to be closed: %s', (language, text) => {
    expect(faultsIn(text, language, rules).map(([rule]) => rule)).toContain('pairs');
  });

  it('leave code alone, in messages as in Markdown', () => {
    const tables = { rules, exceptions: new Exceptions(exceptionsFile) };
    const message = "Don't write '<meta name=\"color\">', <code>color</code> or {color}, an e-mail";
    const markdown = "Don't write `e-mail`, see [colors](/color)";
    const place = { language: 'en', key: 'a:b' };
    expect(fixTypography(message, place, tables)).toBe(
      'Don’t write \'<meta name="color">\', <code>color</code> or {color}, an email',
    );
    expect(fixTypography(markdown, place, tables)).toBe('Don’t write `e-mail`, see [colours](/color)');
  });

  it('are broken only where an exception says so, and what needs no exception is told', () => {
    const exceptions = new Exceptions(exceptionsFile);
    const texts = new Map([
      ['home:title', 'An e-mail'],
      ['home:lede', 'An e-mail'],
      ['home:meta.keywords', 'An e-mail'],
    ]);
    const found = findTypography(texts, 'en', { rules, exceptions });
    expect(found.map(({ key }) => key)).toEqual(['home:lede']);
    expect(exceptions.unused()).toEqual(['en/home:text email']);
  });
});
