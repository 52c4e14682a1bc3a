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
    ['other XML', '<html><channel></channel></html>'],
    ['text', 'See https://a.example/'],
    ['an unfinished one', '<urlset><url><loc>https://a.example/</loc></url>'],
    ['crossed tags', '<urlset><url></urlset></url>'],
    ['nothing', ''],
  ])('is none when it is %s', (_, text) => {
    expect(parse(text)).toBeNull();
  });

  it('may be any of the files that Google takes', () => {
    const both = ['https://a.example/b', 'https://a.example/c'];
    const rss = '<rss><channel><link>https://a.example/</link><item><link>https://a.example/b</link></item>';
    const feed = '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/>';
    for (const text of [
      `${rss}<item><title>x</title><link><![CDATA[https://a.example/c]]></link></item></channel></rss>`,
      `${feed}<entry><link rel="edit" href="/e"/><link rel="alternate" href="https://a.example/b"/></entry><entry><link href='https://a.example/c'/></entry></feed>`,
      '\ufeffhttps://a.example/b\r\n\r\n  https://a.example/c\n',
    ]) {
      expect(parse(text)).toMatchObject({ kind: 'urlset', urls: both, count: 2, listsPage: true });
    }
  });

  it('doesn’t list what is in comments, and names the hosts of its languages', () => {
    const other = '<xhtml:link rel="alternate" hreflang="de" href="https://a.example.de/b"/>';
    const listed = `<!-- <url><loc>https://a.example/old</loc></url> --><url><loc>https://a.example/b</loc>${other}</url>`;
    expect(parse(set(listed, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'))).toMatchObject({
      urls: ['https://a.example/b'],
      alternateHosts: ['a.example.de'],
    });
  });

  it('is not blamed for its end when only the beginning was read', () => {
    expect(parse('\ufeff<urlset><url><loc>https://a.example/b</loc></url><url><lo', true)).toMatchObject({
      count: 1,
      listsPage: true,
    });
  });
});
