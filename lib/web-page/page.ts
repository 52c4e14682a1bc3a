/** A page as delivered. All values can be cloned structurally, because parsing runs in a separate process. */
export interface WebPage {
  /** The visitor's address, as checked by `vetUrl`. */
  requestedUrl: string;
  /** The address after all redirects. */
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

/** The same in the server's process: the HTML facts stay serialised, and only tasks of the parser's process read them. */
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
  /** The relevant elements by lower-case local name, each list in document order, at most `ELEMENT_CAP` long. */
  elements: Readonly<Record<string, readonly PageElement[]>>;
  /** Number of elements by lower-case local name, for every element of the page. */
  counts: Readonly<Record<string, number>>;
  /** Elements in all. */
  nodeCount: number;
  depth: number;
  /** Rendered text of the body: without script, style, template, noscript and hidden parts; whitespace collapsed, at most 200,000 characters. */
  text: string;
  /** The same without nav, header and footer landmarks, and without what asks for consent to cookies. */
  mainText: string;
  /** The part of `text` inside pre, code, samp and kbd: examples. At most 50,000 characters. */
  codeText: string;
  /** Words of `mainText`; languages without spaces are segmented by Intl.Segmenter. */
  wordCount: number;
  microdata: readonly MicrodataItem[];
  /**
   * The parts of which only the beginning is stored: names of elements, or one of the names below. Counts are complete,
   * unless the whole page was truncated.
   */
  truncated: readonly string[];
  /** Characters of white space and comments in the source, of all its characters. */
  source: { characters: number; commentCharacters: number; whitespaceCharacters: number };
}

/** Most elements stored of one kind. */
export const ELEMENT_CAP = 3000;

/** In `truncated`: only the first elements of the page were read. No element has such names. */
export const WHOLE_PAGE = '#page';
/** In `truncated`: `text`, and with it `mainText` and `wordCount`. */
export const PAGE_TEXT = '#text';
/** In `truncated`: `microdata`. */
export const MICRODATA = '#microdata';

export interface PageElement {
  /** Position among all elements of the document, for comparing elements of different kinds. */
  order: number;
  name: string;
  namespace: 'html' | 'svg' | 'math';
  /** Names in lower case, values as written, each at most 2,000 characters (src and href of data: less). */
  attributes: Readonly<Record<string, string>>;
  /** 1-based line in the source. */
  line: number;
  /** A CSS path from the nearest id or body, e.g. `main > p:nth-of-type(2) > a`. */
  selector: string;
  /** Its start tag as written in the source, and its text; at most 200 characters. */
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

/** Elements that are stored; the others are only counted. */
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
