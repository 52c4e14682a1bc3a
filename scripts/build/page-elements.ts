export interface PageElement {
  /** The whole element, with its tags. */
  element: string;
  attributes: string;
  body: string;
}

/**
 * Replaces each script or style element of a page by the result of `replace`. Their text ends at the first end tag: Next
 * escapes `<` in scripts, and a sheet with an end tag is refused.
 */
export function replaceElements(
  html: string,
  name: 'script' | 'style',
  replace: (element: PageElement) => string,
): string {
  const endTag = `</${name}>`;
  const [before = '', ...rest] = html.split(`<${name}`);
  return rest.reduce((page, part) => {
    const open = part.indexOf('>');
    const close = part.indexOf(endTag);
    if (open < 0 || close < open) return `${page}<${name}${part}`;
    const end = close + endTag.length;
    const element = {
      element: `<${name}${part.slice(0, end)}`,
      attributes: part.slice(0, open),
      body: part.slice(open + 1, close),
    };
    return page + replace(element) + part.slice(end);
  }, before);
}

/** The link elements of a page, as they are written. */
export function listLinks(html: string): string[] {
  return html
    .split('<link')
    .slice(1)
    .map((part) => `<link${part.slice(0, part.indexOf('>') + 1)}`);
}

/**
 * Throws an Error unless two versions of a page differ in nothing but their scripts, styles and links: the same text, in
 * the same elements.
 */
export function requireSameContent(before: string, after: string): void {
  if (readContent(before) !== readContent(after)) {
    throw new Error('the page would no longer have the same content');
  }
}

function readContent(html: string): string {
  const bare = replaceElements(
    replaceElements(html, 'script', () => ''),
    'style',
    () => '',
  );
  const [before = '', ...rest] = bare.split('<link');
  return before + rest.map((part) => part.slice(part.indexOf('>') + 1)).join('');
}
