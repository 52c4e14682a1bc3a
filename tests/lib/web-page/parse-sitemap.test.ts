import { parseSitemap } from '@/lib/web-page/parse-sitemap';

const parse = (xml: string, isCut = false) =>
  parseSitemap(xml, { addresses: ['https://a.example/b/'], isCut });
const set = (content: string, more = '') =>
  `<?xml version="1.0"?><urlset xmlns="x"${more}>${content}</urlset>`;

describe('a sitemap', () => {
  it('lists addresses, and the page among them whatever its last slash', () => {
    const xml = set('<url><loc> https://a.example/ </loc></url><url><loc>https://a.example/b</loc></url>');
    expect(parse(xml)).toEqual({
      kind: 'urlset',
      urls: ['https://a.example/', 'https://a.example/b'],
      count: 2,
      listsPage: true,
    });
    expect(parse(set('<url><loc>https://a.example/c</loc></url>'))).toMatchObject({ listsPage: false });
  });

  it('may be an index', () => {
    expect(
      parse('<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>'),
    ).toMatchObject({
      kind: 'sitemapindex',
      count: 1,
    });
  });

  it('may use a prefix; pictures’ addresses are not pages’', () => {
    const picture = '<image:image><image:loc>https://cdn.example/x.png</image:loc></image:image>';
    expect(parse(set(`<url><loc>https://a.example/b</loc>${picture}</url>`))).toMatchObject({ count: 1 });
    expect(
      parse('<s:urlset xmlns:s="x"><s:url><s:loc>https://a.example/b</s:loc></s:url></s:urlset>'),
    ).toMatchObject({
      kind: 'urlset',
      urls: ['https://a.example/b'],
    });
  });

  it.each([
    ['https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&b=2'],
    ['https://a.example/?a=1&#38;b&#x3D;2', 'https://a.example/?a=1&b=2'],
    ['<![CDATA[https://a.example/?a=1&b=2]]>', 'https://a.example/?a=1&b=2'],
    ['&amp;lt;', '&lt;'],
    ['&unknown;&#99999999;', '&unknown;&#99999999;'],
  ])('escapes addresses: %s', (escaped, address) => {
    expect(parse(set(`<url><loc>${escaped}</loc></url>`))?.urls).toEqual([address]);
  });

  it('shows only the first hundred addresses, and looks through all', () => {
    const urls = Array.from(
      { length: 150 },
      (_, index) => `<url><loc>https://a.example/${index}</loc></url>`,
    );
    const all = parse(set(`${urls.join('')}<url><loc>https://a.example/b</loc></url>`));
    expect(all).toMatchObject({ count: 151, listsPage: true });
    expect(all?.urls).toHaveLength(100);
  });

  it.each([
    ['a page', '<!doctype html><html><body>Not found</body></html>'],
    ['other XML', '<rss><channel></channel></rss>'],
    ['text', 'https://a.example/'],
    ['an unfinished one', '<urlset><url><loc>https://a.example/</loc></url>'],
    ['crossed tags', '<urlset><url></urlset></url>'],
    ['nothing', ''],
  ])('is none when it is %s', (_, text) => {
    expect(parse(text)).toBeNull();
  });

  it('is not blamed for its end when only the beginning was read', () => {
    expect(parse('\ufeff<urlset><url><loc>https://a.example/b</loc></url><url><lo', true)).toMatchObject({
      count: 1,
      listsPage: true,
    });
  });
});
