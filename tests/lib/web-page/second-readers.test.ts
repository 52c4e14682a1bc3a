import { gzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import htmlEncodingSniffer from 'html-encoding-sniffer';
import iconv from 'iconv-lite';
import { decodeHtml } from '@/lib/web-page/decode-html';
import { decodeSitemap } from '@/lib/web-page/decode-sitemap';
import { parseSitemap } from '@/lib/web-page/parse-sitemap';
import { seeded } from '@/tests/support/seeded';

const { choose: oneOf, next } = seeded(36);
const some = (most: number, piece: () => string) =>
  Array.from({ length: Math.floor(next() * (most + 1)) }, piece).join('');

const labels = ['utf-8', 'UTF8', 'shift_jis', 'x-sjis', 'koi8-r', 'latin1', 'utf-16', 'klingon', 'none', ''];
const markup = [
  () => `<meta charset="${oneOf(labels)}">`,
  () => `<META CHARSET=${oneOf(labels)}>`,
  () => `<meta http-equiv="Content-Type" content="text/html; charset=${oneOf(labels)}">`,
  () => `<meta content='text/html;charset=${oneOf(labels)}' http-equiv=content-type>`,
  () => `<meta name="x" content="charset=${oneOf(labels)}">`,
  () => `<!-- <meta charset="${oneOf(labels)}"> -->`,
  () => `<!--${'x'.repeat(Math.floor(next() * 900))}-->`,
  () => '<title>Pipes</title>',
  () => '<p class="a">1 > 0</p>',
];

describe('a page’s encoding', () => {
  it('is the one that jsdom’s sniffer finds, in a thousand random pages', () => {
    const differing: unknown[] = [];
    let found = 0;
    for (let round = 0; round < 1000; round += 1) {
      const mark = oneOf(['', '', '', '\u00ef\u00bb\u00bf', '\u00ff\u00fe']);
      const html = `${mark}<!doctype html><html><head>${some(5, () => oneOf(markup)())}</head><body>`;
      const header = oneOf(labels);
      const bytes = Buffer.from(html, 'latin1');
      const { charset } = decodeHtml(bytes, header ? `text/html; charset=${header}` : 'text/html');
      const sniffed = htmlEncodingSniffer(bytes, {
        transportLayerEncodingLabel: header,
        defaultEncoding: 'KOI8-U',
      }).toLowerCase();
      const isSniffed = charset.source !== 'guess' && charset.source !== 'late';
      if (isSniffed) found += 1;
      if ((isSniffed ? charset.label : 'koi8-u') !== sniffed)
        differing.push({ html, header, charset, sniffed });
    }
    expect(differing.slice(0, 3)).toEqual([]);
    expect(found).toBeGreaterThan(300);
  });

  // Without Big5, of which the web has a form of its own.
  it('gives the letters that another decoder gives', () => {
    const encodings = ['shift_jis', 'euc-jp', 'gb18030', 'euc-kr', 'koi8-r', 'windows-1250', 'iso-8859-7'];
    for (const label of encodings) {
      const possible = [...'あ水道修理ア中文我们們한글배관ПривтŁódźΑθήνα –é'].filter(
        (letter) => iconv.decode(iconv.encode(letter, label), label) === letter,
      );
      for (let round = 0; round < 20; round += 1) {
        const text = `<meta charset="${label}">${some(200, () => oneOf(possible))}`;
        expect(decodeHtml(iconv.encode(text, label), 'text/html').text).toBe(text);
      }
    }
  });
});

const address = () => `https://a.example/${some(3, () => oneOf(['a', 'b', '&', '/', '?x=1', 'é', '-']))}`;
const escaped = (text: string) => text.replaceAll('&', oneOf(['&amp;', '&#38;', '&#x26;']));
const written = (text: string) => (next() < 0.2 ? `<![CDATA[${text}]]>` : escaped(text));
const noise = () => oneOf(['', '', '\n ', '<!-- <loc>https://a.example/no</loc> -->']);

function randomSitemap(prefix: string): string {
  const tag = prefix === '' ? '' : `${prefix}:`;
  const entry = () =>
    `<${tag}url>${noise()}<${tag}loc>${written(address())}</${tag}loc>${noise()}<image:image><image:loc>https://a.example/i</image:loc></image:image></${tag}url>`;
  return `<?xml version="1.0"?>${noise()}<${tag}urlset xmlns:image="i"${prefix && ` xmlns:${prefix}="s"`}>${noise()}${some(8, entry)}</${tag}urlset>`;
}

describe('a sitemap', () => {
  it('lists what an XML parser lists, in 500 random files, however they are packed', () => {
    const differing: unknown[] = [];
    let count = 0;
    for (let round = 0; round < 500; round += 1) {
      const prefix = oneOf(['', '', 'sm']);
      const xml = randomSitemap(prefix);
      const tag = (name: string) => (prefix === '' ? name : `${prefix}:${name}`);
      const parser = new XMLParser({
        isArray: (name) => name === tag('url'),
        parseTagValue: false,
        htmlEntities: true,
      });
      const entries = Object(parser.parse(xml)[tag('urlset')])[tag('url')] ?? [];
      const expected = entries.map((entry: object) => String(Object(entry)[tag('loc')]));
      const bytes = oneOf([
        () => Buffer.from(xml),
        () => Buffer.from(`\ufeff${xml}`),
        () => iconv.encode(xml, 'utf-16le', { addBOM: true }),
        () => gzipSync(xml),
        () => Buffer.concat([gzipSync(xml), Buffer.from('<!-- made in 0.1 s -->')]),
      ])();
      const decoded = decodeSitemap(bytes);
      const urls = decoded && parseSitemap(decoded.text, { addresses: [], isCut: false })?.urls;
      count += expected.length;
      if (JSON.stringify(urls) !== JSON.stringify(expected)) differing.push({ xml, urls, expected });
    }
    expect(differing.slice(0, 3)).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });
});
