import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface ReadPage {
  html: string;
  lang: string;
  title: string;
  headings: string[];
  /** Contents by name or property; several if it is repeated. */
  meta: (name: string) => string[];
  links: Readonly<Record<string, string>>[];
  /** Parsed; reading a page throws if it isn't valid JSON. */
  jsonLd: unknown[];
  /** The page's text, including closed details elements, with single spaces. */
  text: string;
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'head']);
const blocks =
  /^(?:address|article|aside|button|d[dtl]|div|figure|footer|h[1-6]|header|label|li|main|nav|ol|p|section|summary|t[dhr]|ul)$/;

/** The parts of a page that search engines read. */
export function readPage(html: string): ReadPage {
  const elements = elementsIn(parse(html));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = named('meta').map(readAttributes);
  return {
    html,
    lang: named('html').map((element) => readAttributes(element).lang ?? '')[0] ?? '',
    // Like a browser, which keeps no-break spaces. https://html.spec.whatwg.org/#document.title
    title: (named('title').map(rawText)[0] ?? '').replace(/[\t\n\f\r ]+/g, ' ').trim(),
    headings: named('h1').map((heading) => squeezed(readableText(heading))),
    meta: (name) =>
      metas.flatMap((meta) =>
        (meta.name ?? meta.property) === name && meta.content !== undefined ? [meta.content] : [],
      ),
    links: named('link').map(readAttributes),
    jsonLd: named('script')
      .filter((script) => readAttributes(script).type === 'application/ld+json')
      .map((script): unknown => JSON.parse(rawText(script))),
    text: squeezed(named('body').map(readableText).join(' ')),
  };
}

/** In the order of the document. */
function elementsIn(root: Node): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(root);
  return elements;
}

function readAttributes({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function rawText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

function readableText(node: Node): string {
  if ('tagName' in node && unread.has(node.tagName)) return '';
  if ('value' in node) return node.value;
  const inside = 'childNodes' in node ? node.childNodes.map(readableText).join('') : '';
  return 'tagName' in node && blocks.test(node.tagName) ? ` ${inside} ` : inside;
}

function squeezed(text: string): string {
  // Word joiners keep a range of numbers on one line and are no words.
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}
