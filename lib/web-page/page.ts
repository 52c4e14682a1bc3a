import type { Refusal } from './guards.ts';

/** A page as delivered. All values can be structured-cloned, because parsing runs in a separate process. */
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
  /** `brokeOff`: the body ended before the end that the server had announced. */
  bytes: { wire: number; decoded: number; truncated: boolean; brokeOff?: true };
  /** Null unless the final answer is a 2xx with HTML. */
  html: HtmlFacts | null;
  /** Set if a protection against robots answered instead of the page. */
  refusal?: Refusal;
}

/** The form for the server's process: the HTML facts stay serialised, and only tasks in the parser process read them. */
export type PackedPage = Omit<WebPage, 'html'> & { html: Uint8Array | null };

export type Header = readonly [name: string, value: string];

export interface Redirect {
  url: string;
  status: number;
}

export interface HtmlFacts {
  doctype: { name: string; publicId: string; systemId: string } | null;
  mode: 'no-quirks' | 'quirks' | 'limited-quirks';
  charset: {
    label: string;
    /** `late`: a meta element after the first 1024 bytes. `guess`: nothing says it. */
    source: 'bom' | 'header' | 'meta' | 'late' | 'guess';
    /** In the header, by a byte order mark, or by a meta element within the first 1024 bytes. */
    declared: boolean;
    /** What header and page say, if the page has letters for which the difference matters. */
    contradiction?: { header: string; page: string };
    /** So many letters are shown as U+FFFD, since they are not the UTF-8 that was promised. */
    broken?: number;
  };
  /** The relevant elements by lower-case local name, each list in document order and at most `ELEMENT_CAP` long. */
  elements: Readonly<Record<string, readonly PageElement[]>>;
  /** Number of all elements of the page by lower-case local name. */
  counts: Readonly<Record<string, number>>;
  /** Number of all elements. */
  nodeCount: number;
  depth: number;
  /**
   * Rendered text of the body: without script, style, template, noscript and hidden parts; white space collapsed, at
   * most 200,000 characters.
   */
  text: string;
  /** The same without nav, header and footer landmarks, and without consent banners. */
  mainText: string;
  /** The part of `text` inside pre, code, samp and kbd, which are examples. At most 50,000 characters. */
  codeText: string;
  /** Words of `mainText`; languages without spaces are segmented by Intl.Segmenter. */
  wordCount: number;
  microdata: readonly MicrodataItem[];
  /** Mail addresses that a protection's script writes back where the source has "[email protected]". */
  protectedMails: readonly string[];
  /** Ids that aria-labelledby names and no element has, or one without words. */
  deadIds: readonly string[];
  /**
   * The parts of which only the beginning is stored: names of elements, or the names below. Counts are complete unless
   * the whole page was truncated.
   */
  truncated: readonly string[];
  /** Numbers of characters in the source: all, in comments, and white space. */
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
  /**
   * Rendered text of the element and its descendants, collapsed, at most 500 characters; also the content of title,
   * textarea, script and style (the last two uncollapsed, up to 100,000 characters).
   */
  text: string;
  /** Set on buttons with words in parts that have the hidden attribute: a script shows one of them. */
  hasHiddenWords?: true;
  /** Non-empty alt texts and aria-labels/titles of images and svg inside it, joined. */
  altText: string;
  inHead: boolean;
  inNoscript: boolean;
  /**
   * The element or an ancestor has hidden, aria-hidden="true", or an inline style of display:none or visibility:hidden, or
   * is a popover or a closed dialog.
   */
  hidden: boolean;
  /** Set if a style element of the page hides the element or an ancestor; a script may show it. */
  hiddenByStyle?: true;
  /** Of pictures: number of characters of `mainText` before it. */
  textBefore?: number;
  /** Value of the closest lang attribute, its own or an ancestor's; '' without one. */
  lang: string;
  /** `consent`: a consent banner, by its id, class or label. */
  landmark: 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'consent' | null;
  /** Name of the parent element. */
  parent: string;
}

/** Elements that are stored; others are only counted. */
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

/** Of microdata or RDFa. */
export interface MicrodataItem {
  /** The itemtype's tokens. */
  types: readonly string[];
  line: number;
  properties: Readonly<Record<string, readonly (string | MicrodataItem)[]>>;
}
