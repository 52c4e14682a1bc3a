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

  it('touches no sheet that names no language', () => {
    expect(keepLanguage('p {\n color: red }', 'en')).toBe('p {\n color: red }');
  });
});
