import { deserialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import type { HtmlFacts } from '@/lib/web-page/page';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { taskFiles } from '@/lib/web-page/parser/task';
import { packPage, readSitemap } from '@/lib/web-page/read-documents';
import { heavyDocuments } from '@/tests/support/heavy-documents';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const contentType = 'text/html; charset=utf-8';
/** Too much for the parser; on a busy machine, which leaves the parser too little time, also `parser_busy`. */
const givenUp = { code: expect.stringMatching(/^(?:timeout|parser_busy)$/) };

/** The packed page, or why there is none. `npm run tool -- bench audits --beside-visitors` measures what visitors wait for it. */
async function packed(html: string): Promise<unknown> {
  return packPage(bytesOf(html), contentType).catch((error: unknown) => error);
}

async function parse(html: string): Promise<HtmlFacts> {
  return unpack(await packPage(bytesOf(html), contentType));
}

function unpack(page: unknown): HtmlFacts {
  if (!(page instanceof Uint8Array)) throw new Error('That is no packed page.', { cause: page });
  return deserialize(page);
}

const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
const mebibyte = 1024 * 1024;

beforeAll(async () => {
  // A new process, of which there are some here, loads other tasks only when it is asked for them.
  taskFiles().clear();
  await parse('<p>');
});
afterAll(closeParser);

describe('a page that means harm', () => {
  it.each([
    ['30,000 nested elements', () => '<div>'.repeat(30_000)],
    ['20,000 links, none closed', () => '<a href=x>'.repeat(20_000)],
    ['1 MB of the same bracket', () => '<'.repeat(mebibyte)],
    ['1 MB of one word', () => 'x'.repeat(mebibyte)],
    ['1 MB of entities', () => '&amp'.repeat(mebibyte / 4)],
    ['1 MB of zero bytes', () => '\0'.repeat(mebibyte)],
    ['an endless comment', () => `<!--${'-'.repeat(mebibyte)}`],
    ['an endless attribute', () => `<a href="${'x'.repeat(mebibyte)}`],
    ['a name of 1 MB on every path', () => `<${'x'.repeat(mebibyte)}>${'<a href=/>b</a>'.repeat(3000)}`],
    [
      'a language of 1 MB for every element',
      () => `<html lang="${'x'.repeat(mebibyte)}">${'<a href=/>b</a>'.repeat(3000)}`,
    ],
    [
      '30,000 elements of kept kinds',
      () => many(30_000, (index) => `<h${(index % 6) + 1}>x<img alt=${index}>`),
    ],
    ['nested formatting for the adoption agency', () => `<b><i>${'<p><b><i><u>'.repeat(10_000)}`],
    ['nested tables', () => '<table><tr><td>'.repeat(20_000)],
    ['nested forms, fonts and marquees', () => '<font><center><marquee>text '.repeat(3000)],
    ['items in items', () => '<div itemscope itemprop="a b c d">'.repeat(20_000)],
    [
      'names of the prototype',
      () =>
        '<div itemscope itemprop="__proto__ toString"><p itemprop=__proto__ __proto__=1 constructor=2>'.repeat(
          100,
        ),
    ],
    ['spaces without end', () => `<p>${' '.repeat(mebibyte)}`],
    ['a style of semicolons', () => `<p style="${'; '.repeat(mebibyte / 2)}">`],
    ['an unfinished script', () => `<script>${'<!--<script>'.repeat(100_000)}`],
  ])('is read or given up, and stays packed in the site’s own process: %s', async (_, document) => {
    const page = await packed(document());
    if (page instanceof Error) expect(page).toMatchObject(givenUp);
    else expect(unpack(page)).toMatchObject({ mode: 'quirks' });
  });

  it.each(Object.entries(heavyDocuments))(
    'is read as far as it can be, and stays packed in the site’s own process: %s',
    async (_, document) => {
      expect(unpack(await packed(document())).nodeCount).toBeGreaterThan(0);
    },
  );

  it('takes nothing with it but itself when the parser’s process ends under it', async () => {
    const lost = parse('<p>'.repeat(100_000));
    globalThis.siteParser?.process?.stop();
    await expect(lost).rejects.toMatchObject({ code: 'timeout' });
    await expect(parse('<title>next</title>')).resolves.toMatchObject({ nodeCount: 4 });
  });

  it('takes no one else’s time: the others have their turn after it, in full', async () => {
    const slow = '<b><i><u><font>'.repeat(500) + '<p>x'.repeat(2000);
    const hostile = Array.from({ length: 2 }, () => parse(slow).catch((error: unknown) => error));
    const honest = await Promise.all(
      Array.from({ length: 4 }, (_, index) => parse(`<title>${index}</title>`)),
    );
    expect(honest.map(({ elements }) => elements.title?.[0]?.text)).toEqual(['0', '1', '2', '3']);
    await Promise.all(hostile);
  });
});

describe('a sitemap that means harm', () => {
  const asked = { addresses: ['https://a.example/'], isCut: false };
  const entities = many(30, (index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`);

  it.each([
    [
      'entities that multiply',
      () => `<!DOCTYPE x [<!ENTITY e0 "x">${entities}]><urlset><url><loc>&e30;</loc></url></urlset>`,
    ],
    [
      'a file of the server’s',
      () =>
        '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><urlset><url><loc>&f;</loc></url></urlset>',
    ],
    ['30,000 nested elements', () => `<urlset>${'<url>'.repeat(30_000)}`],
    ['1 MB of brackets', () => `<urlset>${'<'.repeat(mebibyte)}`],
    [
      '5 MB of addresses',
      () => `<urlset>${'<url><loc>https://a.example/b</loc></url>'.repeat(125_000)}</urlset>`,
    ],
    ['unfinished addresses', () => `<urlset>${'<loc>x'.repeat(150_000)}`],
  ])('neither blows up nor reads a file: %s', async (_, xml) => {
    const result = await readSitemap({ bytes: bytesOf(xml()), asked }).catch((error: unknown) => error);
    if (result instanceof Error) expect(result).toMatchObject(givenUp);
    expect(JSON.stringify(result).length).toBeLessThan(20_000);
    expect(JSON.stringify(result)).not.toContain('root:');
  });

  it('may be packed, but not without limit', async () => {
    const packed = gzipSync('<urlset><url><loc>https://a.example/</loc></url></urlset>');
    await expect(readSitemap({ bytes: packed, asked })).resolves.toMatchObject({ count: 1, listsPage: true });
    const bomb = gzipSync(
      `<urlset>${' '.repeat(24 * mebibyte)}<url><loc>https://a.example/</loc></url></urlset>`,
    );
    await expect(readSitemap({ bytes: bomb, asked })).resolves.toBeNull();
  });
});
