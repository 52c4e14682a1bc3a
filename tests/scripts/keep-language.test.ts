import { keepLanguage } from '@/scripts/build/keep-language';

const sheet = [
  'p{color:red}',
  ':lang(fa){--font:Vazirmatn}',
  'html:lang(ja),html:lang(zh){line-height:1.8}',
  'h1:is(:lang(ja),:lang(zh)){line-height:1.2}',
  '@media print{p:lang(fa){color:#000}}',
  'h1:not(:lang(fa)){letter-spacing:0}',
].join('');

describe('keepLanguage', () => {
  it('leaves out what no element of the page can wear', () => {
    expect(keepLanguage(sheet, 'en-AU')).toBe('p{color:red}h1:not(:lang(fa)){letter-spacing:0}');
  });

  it('keeps the rules of the page’s own language, also where others share them', () => {
    expect(keepLanguage(sheet, 'ja')).toBe(
      'p{color:red}html:lang(ja){line-height:1.8}h1:is(:lang(ja),:lang(zh)){line-height:1.2}h1:not(:lang(fa)){letter-spacing:0}',
    );
    expect(keepLanguage(sheet, 'fa')).toContain('@media print{p:lang(fa){color:#000}}');
  });

  it('keeps the faces of the families that the language is set in', () => {
    const all = ['Anybody Basic', 'Anybody German', 'Anybody', 'Anybody Fallback', 'Onest', 'Vazirmatn'];
    const faces = all.map((family) => `@font-face{font-family:${family};src:url(a)}`).join('');
    const kept = (language: string) =>
      [...keepLanguage(faces, language).matchAll(/family:([^;]+)/g)].map(([, family]) => family);
    expect(kept('en-AU')).toEqual(['Anybody Basic', 'Anybody', 'Anybody Fallback', 'Onest']);
    expect(kept('de')).toEqual(['Anybody German', 'Anybody', 'Anybody Fallback', 'Onest']);
    expect(kept('fa')).toEqual(['Onest', 'Vazirmatn']);
    expect(kept('zh-Hans')).toEqual(['Anybody Basic', 'Anybody', 'Anybody Fallback']);
  });

  it('keeps rules for right to left on pages that are written so', () => {
    const mirrored = '[dir=rtl] p{scale:-1 1}p,[dir="rtl"] b{color:red}';
    expect(keepLanguage(mirrored, 'bg')).toBe('p{color:red}');
    expect(keepLanguage(mirrored, 'fa')).toBe(mirrored);
  });

  it('touches no sheet that names no language', () => {
    expect(keepLanguage('p {\n color: red }', 'en')).toBe('p {\n color: red }');
  });
});
