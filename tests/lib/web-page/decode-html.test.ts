import iconv from 'iconv-lite';
import { decodeHtml } from '@/lib/web-page/decode-html';

const bytesOf = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const utf16 = (text: string) => [...Buffer.from(text, 'utf16le')];
const swapped = (text: string) => [...Buffer.from(text, 'utf16le').swap16()];
/** Sentences of small businesses; '' for a page that doesn't name its language. */
const undeclared = [
  ['shift_jis', 'ja', '東京で水道の修理をしています。年中無休です。'],
  ['shift_jis', 'en', '東京で水道の修理をしています。年中無休です。'],
  ['euc-jp', '', '東京で水道の修理をしています。年中無休です。'],
  ['gb18030', 'zh-CN', '我们在上海维修水管，每天都工作'],
  ['big5', 'zh-TW', '我們在台北維修水管，每天都工作'],
  ['euc-kr', 'ko', '서울에서 배관을 수리합니다. 연중무휴입니다'],
  ['windows-1251', 'bg', 'Ремонт на водопровод в София, всеки ден'],
  ['koi8-r', 'ru', 'Ремонт труб в Москве, без выходных'],
  ['windows-1250', 'pl', 'Naprawa rur w Łodzi, świadczymy usługi codziennie'],
  ['windows-1253', 'el', 'Επισκευές υδραυλικών στην Αθήνα'],
  ['windows-1254', 'tr', 'İzmir’de su tesisatı onarımı, hafta içi'],
  ['windows-1256', 'fa', 'خدمات لوله در تهران و اصفهان'],
  ['windows-1252', 'de', 'Grüße aus Köln'],
  ['windows-1252', 'en', 'Olsen’s café – plumbing'],
  ['windows-1252', '', 'Réparation de chauffe-eau à Orléans, dépannage'],
  ['utf-8', '', 'Grüße aus Köln'],
] as const;
const meta = (label: string) => `<meta charset="${label}">`;

describe('the text of a page', () => {
  it.each([
    ['windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
    ['shift_jis', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea], '日本語'],
    ['gb18030', [0xd6, 0xd0, 0xce, 0xc4, 0x81, 0x30, 0x81, 0x30], '中文\u0080'],
    ['gb2312', [0xd6, 0xd0, 0xce, 0xc4], '中文'],
    ['euc-kr', [0xc7, 0xd1, 0xb1, 0xdb], '한글'],
    ['big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
    ['iso-8859-1', [0x93, 0x80, 0x94], '“€”'],
    ['latin1', [0xe9], 'é'],
    ['iso-8859-2', [0xb3, 0xf3, 0x64, 0xbc], 'łódź'],
    ['koi8-r', [0xf0, 0xd2], 'Пр'],
    ['utf-8', [0xd8, 0xb3, 0xd9, 0x84, 0xd8, 0xa7, 0xd9, 0x85], 'سلام'],
  ])('is read in %s, named by the header or by a meta element', (label, bytes, text) => {
    const byHeader = decodeHtml(bytesOf(bytes), `text/html; charset=${label.toUpperCase()}`);
    expect(byHeader.text).toBe(text);
    expect(byHeader.charset).toMatchObject({ source: 'header', declared: true });
    const byMeta = decodeHtml(bytesOf(meta(label), bytes), 'text/html');
    expect(byMeta.text).toBe(meta(label) + text);
    expect(byMeta.charset).toMatchObject({ source: 'meta', declared: true });
  });

  it.each([
    ['UTF-8', bytesOf([0xef, 0xbb, 0xbf], [0xc3, 0xa9]), 'utf-8'],
    ['UTF-16, little end first', bytesOf([0xff, 0xfe], utf16('é')), 'utf-16le'],
    ['UTF-16, big end first', bytesOf([0xfe, 0xff], swapped('é')), 'utf-16be'],
  ])('follows a byte order mark before anything else: %s', (_, bytes, label) => {
    const { text, charset } = decodeHtml(bytes, 'text/html; charset=windows-1251');
    expect(text).toBe('é');
    expect(charset).toEqual({ label, source: 'bom', declared: true });
  });

  it.each([
    ['text/html; charset=utf-16le', 'header', 'utf-16le'],
    ['text/html;charset="windows-1251"', 'header', 'windows-1251'],
    ["text/html ; boundary=x ; charset = 'koi8-r'", 'header', 'koi8-r'],
    ['text/html; charset=klingon', 'guess', 'utf-8'],
    ['text/html; charset=', 'guess', 'utf-8'],
    ['text/html; xcharset=koi8-r', 'guess', 'utf-8'],
    ['text/html', 'guess', 'utf-8'],
    ['', 'guess', 'utf-8'],
  ])('reads the header %j', (header, source, label) => {
    expect(decodeHtml(bytesOf('x'), header).charset).toMatchObject({ source, label });
  });

  it.each([
    ['<META CharSet=koi8-r>', 'koi8-r'],
    ["<meta charset='koi8-r'/>", 'koi8-r'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">', 'koi8-r'],
    ['<meta content="text/html;charset=koi8-r" http-equiv=content-type>', 'koi8-r'],
    ['<meta charset="utf-16">', 'utf-8'],
    ['<!-- <meta charset="koi8-r"> --><meta charset="big5">', 'big5'],
    ['<meta name="description" content="what charset=koi8-r means">', null],
    ['<meta data-charset="koi8-r">', null],
    ['<meta name="x" content="a"><p>charset=koi8-r</p>', null],
    ['<meta charset="nonsense">', null],
  ])('takes a charset only from where one is declared: %s', (html, label) => {
    const { charset } = decodeHtml(bytesOf(html), 'text/html');
    expect(charset.label).toBe(label ?? 'utf-8');
    expect(charset.source).toBe(label === null ? 'guess' : 'meta');
  });

  it('begins anew with a declaration after the first 1024 bytes', () => {
    const { text, charset } = decodeHtml(
      bytesOf(' '.repeat(1024), meta('koi8-r'), [0xf0, 0xd2]),
      'text/html',
    );
    expect(text).toContain('Пр');
    expect(charset).toEqual({ label: 'koi8-r', source: 'late', declared: false });
  });

  it.each([
    ['utf-8', 'iso-8859-1', true],
    ['iso-8859-1', 'windows-1252', false],
    ['gbk', 'gb2312', false],
    ['utf-8', 'klingon', false],
  ])('names what header and page say if it differs: %s, %s', (header, page, differs) => {
    const { charset } = decodeHtml(bytesOf(meta(page), [0xe9]), `text/html; charset=${header}`);
    expect(charset.contradiction).toEqual(differs ? { header, page } : undefined);
    const ascii = decodeHtml(bytesOf(meta(page)), `text/html; charset=${header}`);
    expect(ascii.charset.contradiction).toBeUndefined();
  });

  it.each(undeclared)('is guessed where nothing names its encoding: %s, %s', (label, language, text) => {
    const html = `<html lang="${language}"><title>${text}</title><p>${text}`;
    expect(decodeHtml(iconv.encode(html, label), 'text/html').text).toBe(html);
  });

  it('reads what is not the UTF-8 that was promised as windows-1252, instead of failing', () => {
    const declared = 'text/html; charset=utf-8';
    expect(decodeHtml(bytesOf([0xff, 0x41, 0xc3]), declared).text).toBe('ÿAÃ');
    expect(decodeHtml(bytesOf([]), '').text).toBe('');
  });
});
