import { guessCharset } from './guess-charset.ts';
import type { HtmlFacts } from './page.ts';
import { repairUtf8 } from './repair-utf8.ts';

/** A decoded page and its encoding. */
export interface DecodedHtml {
  text: string;
  charset: HtmlFacts['charset'];
}

/** A declaration is found at once only within this many bytes from the start. */
const PRESCAN_BYTES = 1024;
/** Declarations further down are looked for up to here. */
const LATE_BYTES = 256 * 1024;

/**
 * Decodes a page as browsers do: a byte order mark takes precedence over the header, the header over the page's meta element;
 * then a meta element further down, with which browsers begin anew; then a guess. Unknown names count as none.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): DecodedHtml {
  const header = labelIn(contentType);
  const meta = labelInMeta(bytes.subarray(0, PRESCAN_BYTES));
  const declared = header !== null || meta !== null;
  const mark = markedLabel(bytes);
  if (mark) return decoded(bytes, { label: mark, source: 'bom', declared: true });
  if (header && isKnown(header)) {
    const other = meta && contradicts(header, meta, bytes) ? { contradiction: { header, page: meta } } : {};
    return decoded(bytes, { label: header, source: 'header', declared, ...other });
  }
  if (meta && isKnown(meta)) return decoded(bytes, { label: asMetaLabel(meta), source: 'meta', declared });
  const late = labelInMeta(bytes.subarray(0, LATE_BYTES));
  if (late && isKnown(late)) return decoded(bytes, { label: asMetaLabel(late), source: 'late', declared });
  return decoded(bytes, { label: guessCharset(bytes, languageIn(bytes)), source: 'guess', declared });
}

/** Whether the page names another encoding than the header, and has letters for which that matters. */
function contradicts(header: string, meta: string, bytes: Uint8Array): boolean {
  if (!isKnown(meta) || !bytes.some((byte) => byte >= 0x80)) return false;
  return new TextDecoder(header).encoding !== new TextDecoder(asMetaLabel(meta)).encoding;
}

function languageIn(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES));
  return /<html\s[^>]{0,500}?\blang\s*=\s*["']?([\w-]{1,35})/i.exec(start)?.[1] ?? '';
}

function decoded(bytes: Uint8Array, charset: DecodedHtml['charset']): DecodedHtml {
  const decoder = new TextDecoder(charset.label);
  const label = decoder.encoding;
  // The last character of a page that is cut may be incomplete, which is no fault of it.
  const text = decoder.decode(bytes, { stream: true });
  if (label !== 'utf-8' || !text.includes('\ufffd')) return { text, charset: { ...charset, label } };
  const broken = countShown(text);
  const repaired = repairUtf8(bytes, () => guessCharset(bytes, languageIn(bytes)));
  return { text: repaired, charset: { ...charset, label, ...(broken > 0 && { broken }) } };
}

/** U+FFFD in what visitors read: not in tags, scripts, style sheets and comments. */
function countShown(html: string): number {
  let count = 0;
  let inside = '';
  for (const piece of html.split('<')) {
    const name = /^(?:\/?[a-z]{1,20}|!--)/i.exec(piece)?.[0].toLowerCase() ?? '';
    if (inside === '!--' ? piece.includes('-->') : inside !== '' && name === `/${inside}`) inside = '';
    else if (inside === '' && /^(?:script|style|!--)$/.test(name)) inside = piece.includes('-->') ? '' : name;
    if (inside === '') count += piece.slice(piece.indexOf('>') + 1).split('\ufffd').length - 1;
  }
  return count;
}

function markedLabel([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return null;
}

function labelIn(contentType: string): string | null {
  return /[;\s]charset\s*=\s*(?:["']\s*)?([^\s"';,]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? null;
}

/** The first known name that a meta element states, otherwise the first of any. */
function labelInMeta(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  // A page may begin as XML. https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
  const xml = /^<\?xml\s[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([^"'>]{1,40})["']/.exec(start)?.[1];
  const inMeta = metaTagsIn(start).flatMap((tag) => {
    const attributes = attributesIn(tag);
    const isType = attributes.get('http-equiv')?.toLowerCase() === 'content-type';
    const label = attributes.get('charset') ?? (isType ? labelIn(`;${attributes.get('content')}`) : null);
    return label?.trim().toLowerCase() || [];
  });
  const labels = xml ? [...inMeta, xml.trim().toLowerCase()] : inMeta;
  return labels.find(isKnown) ?? labels[0] ?? null;
}

/** Meta tags without their closing bracket. */
function metaTagsIn(html: string): string[] {
  return html
    .split('>')
    .slice(0, -1)
    .flatMap((piece) => {
      const start = piece.search(/<meta[\s/]/i);
      return start < 0 ? [] : piece.slice(start);
    });
}

function attributesIn(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag
    .slice('<meta'.length)
    .matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    const known = name.toLowerCase();
    if (!attributes.has(known)) attributes.set(known, double ?? single ?? bare ?? '');
  }
  return attributes;
}

/** A page whose meta element is readable as ASCII can't be in UTF-16, of which "unicode" is a name. */
function asMetaLabel(label: string): string {
  return new TextDecoder(label).encoding.startsWith('utf-16') ? 'utf-8' : label;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label) !== null;
  } catch {
    return false;
  }
}
