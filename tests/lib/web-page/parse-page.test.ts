import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { parsePage } from '@/lib/web-page/parse-page';

const parsed = (html: string): HtmlFacts => parsePage(new TextEncoder().encode(html), 'text/html');
const first = (html: string, name: string): PageElement | undefined => parsed(html).elements[name]?.[0];
const wordsIn = (html: string) => parsed(`<body>${html}`).text;

describe('the facts of a page', () => {
  it('keep an empty alt text apart from a missing one', () => {
    const images = parsed('<img src=a alt=""><img src=b><img src=c ALT="A pipe">').elements.img;
    expect(images?.map(({ attributes }) => attributes.alt)).toEqual(['', undefined, 'A pipe']);
  });

  it('distinguish the page’s title from a drawing’s', () => {
    const titles = parsed('<title> Hot\n water </title><svg><title>Drop</title></svg>').elements.title;
    expect(titles?.map(({ text, namespace, inHead }) => [text, namespace, inHead])).toEqual([
      ['Hot water', 'html', true],
      ['Drop', 'svg', false],
    ]);
  });

  it('keep names and values as written, attribute names in lower case', () => {
    expect(first('<META NAME="Description" Content="A &amp; B">', 'meta')).toMatchObject({
      attributes: { name: 'Description', content: 'A & B' },
      inHead: true,
      snippet: '<META NAME="Description" Content="A &amp; B">',
    });
  });

  it('separate elements of the head from those after it', () => {
    const html = '<head><meta name=a></head><body><div></div><meta name=b><link rel=canonical href=/>';
    const { meta, link } = parsed(html).elements;
    expect(meta?.map(({ inHead }) => inHead)).toEqual([true, false]);
    expect(link?.[0]?.inHead).toBe(false);
    expect(parsed('<title>a</title><p>b</p><meta name=c>').elements.meta?.[0]?.inHead).toBe(false);
  });

  it('mark what is only for readers without script, and don’t count it as text', () => {
    const facts = parsed(
      '<body><p>Shown<noscript><img src=a alt=x> Turn on <a href=/b>script</a></noscript>',
    );
    expect(facts.text).toBe('Shown');
    expect(facts.elements.img?.map(({ inNoscript }) => inNoscript)).toEqual([true]);
    expect(facts.elements.a?.[0]).toMatchObject({ inNoscript: true, attributes: { href: '/b' } });
  });

  it('leave templates out', () => {
    const facts = parsed('<template><h1>Later</h1><a href=/x>x</a></template><h1>Now</h1>');
    expect(facts.elements.h1?.map(({ text }) => text)).toEqual(['Now']);
    expect(facts.elements.a).toBeUndefined();
    expect(facts.text).toBe('Now');
  });

  it.each([
    ['hidden', '<div hidden><h1>x</h1></div>'],
    ['aria-hidden', '<div aria-hidden="TRUE"><h1>x</h1></div>'],
    ['display', '<div style="color:red; display : none"><h1>x</h1></div>'],
    ['visibility', '<h1 style="visibility:hidden">x</h1>'],
  ])('see what nobody sees: %s', (_, html) => {
    expect(first(html, 'h1')?.hidden).toBe(true);
    expect(parsed(`${html}<p>y`).text).toBe('y');
  });

  it.each([
    '<div aria-hidden=false>',
    '<div style="background:url(display:none)">',
    '<div style="--display:none">',
  ])('don’t take %s for hidden', (tag) => {
    expect(first(`${tag}<h1>x</h1></div>`, 'h1')?.hidden).toBe(false);
  });

  it.each([
    ['<p>one</p><p>two</p>', 'one two'],
    ['one<br>two', 'one two'],
    ['<table><tr><td>1<td>2</table>', '1 2'],
    ['<b>o</b>ne <i>two</i>', 'one two'],
    ['Fish &amp; chips&nbsp;&euro;5 &lt;b&gt;', 'Fish & chips €5 <b>'],
    ['a<script>b</script><style>c</style><textarea>d</textarea><svg><text>e</text></svg>f', 'a f'],
    ['  lots \n\t of    space ', 'lots of space'],
    [`<p>${' '.repeat(300_000)}late</p>`, 'late'],
    ['<p>unclosed <b>bold <p>next', 'unclosed bold next'],
  ])('read %s as a person would', (html, text) => {
    expect(wordsIn(html).slice(0, 200)).toBe(text);
  });

  it('read a link’s words after any white space, and the pictures in it', () => {
    const space = `\n${'\t'.repeat(60)}`;
    const html = `<a href=/>${`${space}<span>`.repeat(20)}Call us<img alt="Phone"><svg><title>Ring</title></svg></a>`;
    expect(first(html, 'a')).toMatchObject({ text: 'Call us', altText: 'Phone Ring' });
  });

  it('count the words of the main text, without navigation, header and footer', () => {
    const facts = parsed(
      '<header>Logo</header><nav>Home</nav><div role="navigation">More</div><main><article><header>Big news</header> One, two – three.</article></main><footer>© 2026</footer>',
    );
    expect(facts.mainText).toBe('Big news One, two – three.');
    expect(facts.wordCount).toBe(5);
    expect(facts.text).toContain('Logo Home More');
  });

  it('count words of languages that don’t part them', () => {
    expect(parsed('<html lang=ja><body>東京で水道管を修理します').wordCount).toBeGreaterThan(4);
    expect(parsed('<html lang=fa><body>سلام به همه').wordCount).toBe(3);
    expect(parsed('<html lang="not a language!"><body>水道管を修理').wordCount).toBeGreaterThan(1);
  });

  it('contain the position of an element', () => {
    const html = '<html lang="en">\n<body><main id="top"><p>a</p>\n<p>b <a lang=DE href=/x>c</a></p></main>';
    expect(first(html, 'a')).toMatchObject({
      line: 3,
      selector: 'main#top > p:nth-of-type(2) > a',
      lang: 'DE',
      landmark: 'main',
      parent: 'p',
      snippet: '<a lang=DE href=/x>c</a>',
    });
  });

  it.each([
    ['<!doctype html><p>', 'no-quirks', 'html'],
    ['<p>', 'quirks', undefined],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/x.dtd"><p>',
      'limited-quirks',
      'html',
    ],
  ])('know how a browser lays %s out', (html, mode, name) => {
    expect(parsed(html).mode).toBe(mode);
    expect(parsed(html).doctype?.name).toBe(name);
  });

  it('count every element, also those that aren’t kept', () => {
    const facts = parsed('<div><span></span><span></span><x-card></x-card></div>');
    expect(facts.counts).toMatchObject({ div: 1, span: 2, 'x-card': 1 });
    expect(facts).toMatchObject({ nodeCount: 7, depth: 4 });
    expect(Object.keys(facts.elements)).toEqual(['html', 'head', 'body']);
  });

  it('keep structured data in full', () => {
    const data = JSON.stringify({ '@type': 'Plumber', description: 'x'.repeat(5000) });
    expect(first(`<script type="application/ld+json">${data}</script>`, 'script')?.text).toBe(data);
  });

  it('read microdata, nested, and with any property names', () => {
    const html = `<div itemscope itemtype="https://schema.org/Plumber"><span itemprop="name">Smith <b>&amp;</b> Sons</span>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><meta itemprop="postalCode" content="4211"></div>
      <a itemprop="url sameAs" href="/x">x</a><i itemprop="__proto__">p</i><i itemprop="constructor">c</i></div>`;
    expect(parsed(html).microdata).toEqual([
      {
        types: ['https://schema.org/Plumber'],
        line: 1,
        properties: {
          name: ['Smith & Sons'],
          address: [
            { types: ['https://schema.org/PostalAddress'], line: 2, properties: { postalCode: ['4211'] } },
          ],
          url: ['/x'],
          sameAs: ['/x'],
          constructor: ['c'],
        },
      },
    ]);
  });

  it('measure the source', () => {
    expect(parsed('<p>a  b</p><!-- c -->').source).toEqual({
      characters: 21,
      commentCharacters: 10,
      whitespaceCharacters: 4,
    });
  });
});
