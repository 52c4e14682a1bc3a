/** @jest-environment jsdom */
import { inlineStyles } from '@/scripts/build/inline-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (...links: string[]) =>
  `<html><head><meta charset="utf-8"/>${links.join('')}<title>Words</title></head><body></body></html>`;
const sheets: Record<string, string> = {
  '/_next/static/chunks/a.css':
    '@font-face{src:url(../media/one.woff2)}b{background:url("data:image/svg+xml,x")}\n/*# sourceMappingURL=a.css.map*/',
  '/_next/static/chunks/b.css': 'i{color:red}',
};
const readSheet = (address: string) => sheets[address] ?? '';

function runInHead(html: string, script: string): void {
  document.head.innerHTML = /<head>(.*)<\/head>/.exec(html)?.[1] ?? '';
  new Function(script)();
}

describe('inlineStyles', () => {
  it('puts the sheets in their order where the first of them was', () => {
    const { html } = inlineStyles(page(link('a'), link('b')), readSheet);
    const styles =
      '@font-face{src:url(/_next/static/media/one.woff2)}b{background:url("data:image/svg+xml,x")}i{color:red}';
    expect(html).toBe(page(`<style data-page>${styles}</style>`));
  });

  it('leaves a script that names each sheet by a link which loads nothing', () => {
    const { html, record } = inlineStyles(page(link('a'), link('b')), readSheet);
    runInHead(html, record);
    const links = [
      ...document.head.querySelectorAll('link[rel="stylesheet"][data-precedence="next"][disabled]'),
    ];
    expect(links.map((each) => each.getAttribute('href'))).toEqual(Object.keys(sheets));
  });

  it('fetches no sheet that the page does not wear', () => {
    const preload = '<link rel="preload" href="/_next/static/chunks/c.css" as="style"/>';
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
    const { html } = inlineStyles(page(preload, font, link('a')), readSheet);
    expect(html).not.toContain('c.css');
    expect(html).toContain(font);
  });

  it('refuses a page without styles', () => {
    expect(() => inlineStyles(page(), readSheet)).toThrow('the page has no style sheets');
  });

  it('refuses a page with a sheet that it would overlook, which would change the order of the rules', () => {
    const other = '<link href="/_next/static/chunks/b.css" rel="stylesheet"/>';
    expect(() => inlineStyles(page(link('a'), other), readSheet)).toThrow('a style sheet of an unknown kind');
  });

  it('refuses a sheet that would end the element', () => {
    const hostile = () => 'b{content:"</style><script>"}';
    expect(() => inlineStyles(page(link('a')), hostile)).toThrow('would end the element');
  });
});
