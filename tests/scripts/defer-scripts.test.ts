import { deferScripts } from '@/scripts/build/defer-scripts';

const chunk = '<script src="/_next/static/chunks/a1.js" async=""></script>';
const entry = '<script src="/_next/static/chunks/entry.js" id="_R_" async="" data-anything="1"></script>';
const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const text = (words: string) => `<script>self.__next_f.push([1,"${words}"])</script>`;
const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head><script>theme()</script><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/entry.js"/>${chunk}</head><body><p>Words</p>${scripts.join('')}${entry}</body></html>`;

const listIn = (html: string): unknown =>
  JSON.parse(/id="page-scripts">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

describe('deferScripts', () => {
  it('leaves a list that begins with the flight payload, and names each script in its order', () => {
    const { html, payload } = deferScripts(page(begin, text('one'), text('two')), '');
    expect(listIn(html)).toEqual([
      payload.address,
      '/_next/static/chunks/a1.js',
      '/_next/static/chunks/entry.js',
    ]);
    expect(payload.script).toBe(
      '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"one"])\nself.__next_f.push([1,"two"])\n',
    );
  });

  it('fetches no script before it is needed', () => {
    const { html } = deferScripts(page(begin, text('one')), '');
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toContain('as="script"');
  });

  it('keeps inline scripts of our own, data blocks and what the page says', () => {
    const data = '<script type="application/ld+json">{"name":"self.__next_f"}</script>';
    const { html } = deferScripts(page(data, begin, text('one')), '');
    expect(html).toContain('<script>theme()</script>');
    expect(html).toContain(data);
    expect(html).toContain('<p>Words</p>');
  });

  it('moves text and binary chunks in their order', () => {
    const binary = '<script nonce="">self.__next_f.push([3,"AAEC"])</script>';
    const { payload } = deferScripts(page(begin, text('one'), binary, text('two')), '');
    expect(payload.script.split('\n').slice(1, 4)).toEqual([
      'self.__next_f.push([1,"one"])',
      'self.__next_f.push([3,"AAEC"])',
      'self.__next_f.push([1,"two"])',
    ]);
  });

  it('runs what it is given before everything else', () => {
    const { payload } = deferScripts(page(begin, text('one')), 'first()');
    expect(payload.script).toMatch(/^first\(\)\n\(self\.__next_f/);
  });

  it('knows scripts in any folder of Next’s, and those of a deployment with an id', () => {
    const other = '<script src="/_next/static/immutable/chunks/b2.js?dpl=one" async=""></script>';
    expect(listIn(deferScripts(page(other, begin, text('one')), '').html)).toContain(
      '/_next/static/immutable/chunks/b2.js?dpl=one',
    );
  });

  it.each([
    ['a chunk of another kind', '<script>self.__next_f.push([9,"?"])</script>'],
    ['a payload under another name', '<script>(window.__next_f=[]).push([1,"?"])</script>'],
  ])('refuses %s', (_case, unknown) => {
    expect(() => deferScripts(page(begin, text('one'), text('two'), unknown), '')).toThrow(
      'a flight payload of an unknown kind',
    );
  });

  it('refuses a script from elsewhere', () => {
    const unknown = '<script src="/other.js"></script>';
    expect(() => deferScripts(page(begin, text('one'), unknown), '')).toThrow('a script of an unknown kind');
  });

  it.each([
    ['without a payload', page()],
    ['with its beginning only', page(begin)],
    ['without scripts', '<html><body><p>Words</p></body></html>'],
  ])('refuses a page %s', (_case, html) => {
    expect(() => deferScripts(html, '')).toThrow('the page has no flight payload or no scripts');
  });

  it('refuses a page without an end', () => {
    const endless = page(begin, text('one')).replace('</body>', '');
    expect(() => deferScripts(endless, '')).toThrow('the page has no end');
  });
});
