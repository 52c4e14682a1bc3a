/**
 * A decoded page and its encoding.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export interface DecodedHtml {
  text: string;
  charset: { label: string; source: 'bom' | 'header' | 'meta' | 'default'; declared: boolean };
}

/** A declaration counts only within this many bytes from the start. */
const PRESCAN_BYTES = 1024;

/**
 * A byte order mark takes precedence over the header, the header over the page's meta element; the default is UTF-8,
 * also for unknown encodings.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): DecodedHtml {
  const header = labelIn(contentType);
  const meta = labelInMeta(bytes);
  const declared = header !== null || meta !== null;
  const mark = markedLabel(bytes);
  if (mark) return decoded(bytes, { label: mark, source: 'bom', declared: true });
  if (header && isKnown(header)) return decoded(bytes, { label: header, source: 'header', declared });
  if (meta && isKnown(meta)) return decoded(bytes, { label: asMetaLabel(meta), source: 'meta', declared });
  return decoded(bytes, { label: 'utf-8', source: 'default', declared });
}

function decoded(bytes: Uint8Array, charset: DecodedHtml['charset']): DecodedHtml {
  const decoder = new TextDecoder(charset.label);
  return { text: decoder.decode(bytes), charset: { ...charset, label: decoder.encoding } };
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

function labelInMeta(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, PRESCAN_BYTES))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const tag of metaTagsIn(start)) {
    const attributes = attributesIn(tag);
    const isType = attributes.get('http-equiv')?.toLowerCase() === 'content-type';
    const label = attributes.get('charset') ?? (isType ? labelIn(`;${attributes.get('content')}`) : null);
    if (label) return label.trim().toLowerCase();
  }
  return null;
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

/** A page whose meta element is readable as ASCII can't be in UTF-16. */
function asMetaLabel(label: string): string {
  return label.startsWith('utf-16') ? 'utf-8' : label;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label) !== null;
  } catch {
    return false;
  }
}
