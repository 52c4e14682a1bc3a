/**
 * A page as it was delivered: facts, no opinions. Everything here survives a structured clone, because parsing
 * happens in a process of its own.
 */
export interface WebPage {
  /** The address the visitor gave, as vetted. */
  requestedUrl: string;
  /** Where the redirects ended. */
  url: string;
  status: number;
  /** In order of arrival, names in lower case; a name may recur. */
  headers: readonly Header[];
  redirects: readonly Redirect[];
  timing: { dnsMs: number; connectMs: number; ttfbMs: number; totalMs: number };
  bytes: { wire: number; decoded: number; truncated: boolean };
  /** Null unless the final answer is a 2xx with HTML in it. */
  html: HtmlFacts | null;
}

/** The same as the site's own process keeps it: its facts stay packed, and only tasks of the parser's process read them. */
export type PackedPage = Omit<WebPage, 'html'> & { html: Uint8Array | null };

export type Header = readonly [name: string, value: string];

export interface Redirect {
  url: string;
  status: number;
}

export interface HtmlFacts {
  doctype: { name: string; publicId: string; systemId: string } | null;
  mode: 'no-quirks' | 'quirks' | 'limited-quirks';
  charset: { label: string; source: 'bom' | 'header' | 'meta' | 'default'; declared: boolean };
  /** The interesting elements by lower-case local name, each list in document order, at most `ELEMENT_CAP` long. */
  elements: Readonly<Record<string, readonly PageElement[]>>;
  /** How many there are, by lower-case local name; every element of the page counts. */
  counts: Readonly<Record<string, number>>;
  /** Elements in all. */
  nodeCount: number;
  depth: number;
  /** Rendered text of the body: without script, style, template, noscript and hidden parts; whitespace collapsed, at most 200,000 characters. */
  text: string;
  /** The same without nav, header and footer landmarks, and without what asks for consent to cookies. */
  mainText: string;
  /** The part of `text` that stands in pre, code, samp and kbd: examples, and not the page's own word. At most 50,000 characters. */
  codeText: string;
  /** Words of `mainText`; languages without spaces are cut by Intl.Segmenter. */
  wordCount: number;
  microdata: readonly MicrodataItem[];
  /**
   * What there was so much of that only the first of it is known: names of elements, or one of the names below. What is
   * counted is counted whole, unless the whole page was cut.
   */
  truncated: readonly string[];
  /** Characters of white space and comments in the source, of all its characters. */
  source: { characters: number; commentCharacters: number; whitespaceCharacters: number };
}

/** Of one kind no more are kept. */
export const ELEMENT_CAP = 3000;

/** In `truncated`: nothing is known of what comes after the first elements of the page. No element has such names. */
export const WHOLE_PAGE = '#page';
/** In `truncated`: `text`, and with it `mainText` and `wordCount`. */
export const PAGE_TEXT = '#text';
/** In `truncated`: `microdata`. */
export const MICRODATA = '#microdata';

export interface PageElement {
  /** Position among all elements of the document: tells which of two kinds comes first. */
  order: number;
  name: string;
  namespace: 'html' | 'svg' | 'math';
  /** Names in lower case, values as written, each at most 2,000 characters (src and href of data: less). */
  attributes: Readonly<Record<string, string>>;
  /** 1-based line in the source. */
  line: number;
  /** A CSS path from the nearest id or body, e.g. `main > p:nth-of-type(2) > a`. */
  selector: string;
  /** Its start tag as it stands in the source, and its text; at most 200 characters. */
  snippet: string;
  /** Rendered text of it and its descendants, collapsed, at most 500 characters; content of script, style, title and textarea too (script and style in full up to 100,000). */
  text: string;
  /** Non-empty alt texts and aria-labels/titles of images and svg inside it, joined. */
  altText: string;
  inHead: boolean;
  inNoscript: boolean;
  /** It or an ancestor has hidden, aria-hidden="true", or an inline style of display:none or visibility:hidden. */
  hidden: boolean;
  /** Value of the closest lang attribute, of itself or an ancestor; '' without one. */
  lang: string;
  /** `consent`: what asks for consent to cookies, by its id or class. */
  landmark: 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'consent' | null;
  /** Name of the parent element. */
  parent: string;
}

/** Which elements are kept whole; of the others only the number is known. */
export const keptElements = [
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'base',
  'script',
  'style',
  'noscript',
  'a',
  'area',
  'img',
  'picture',
  'source',
  'svg',
  'video',
  'audio',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'main',
  'nav',
  'header',
  'footer',
  'address',
  'time',
  'form',
  'label',
  'input',
  'button',
  'select',
  'textarea',
  'marquee',
  'blink',
  'font',
  'center',
] as const;

export interface MicrodataItem {
  /** The itemtype's tokens. */
  types: readonly string[];
  line: number;
  properties: Readonly<Record<string, readonly (string | MicrodataItem)[]>>;
}
