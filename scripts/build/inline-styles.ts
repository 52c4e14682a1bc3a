import { listLinks, replaceElements, requireSameContent } from './page-elements';

const styleLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"]{1,300})"[^<>]*>/g;
/** Preloads of style sheets for parts that may be rendered later, such as the error page; they are loaded then. */
const stylePreload = /<link rel="preload" href="[^"]+" as="style"[^<>]*>/g;
/** The beginning of a `url()`, up to the end of its address: absolute, relative to the sheet, or data. */
const addressInRule = /url\(["']?[^"')]+/g;
const sourceMap = /\/\*# sourceMappingURL=[^*]*\*\//g;
/** A class or a custom property. */
const styleName = /\.[a-z_][\w-]*|--[a-z][\w-]*/gi;

export interface StyledPage {
  html: string;
  /** A script to run before the page's own scripts: registers the inlined sheets for React. */
  record: string;
}

/**
 * Inlines a page's style sheets. Next creates a chunk for each set of modules that pages share, and each of them would
 * delay the first paint by another request. Throws an Error if the page would change in another way.
 * @param html a prerendered page
 * @param readSheet the text of the sheet at an address
 */
export function inlineStyles(html: string, readSheet: (address: string) => string): StyledPage {
  const addresses = [...html.matchAll(styleLink)].flatMap(([, address]) => address ?? []);
  if (addresses.length === 0) throw new Error('the page has no style sheets');
  const sheets = addresses.map(readSheet);
  const styles = addresses.map((address, index) => rulesFor(address, sheets[index] ?? '')).join('');
  let placed = false;
  const styled = html.replace(styleLink, () => {
    if (placed) return '';
    placed = true;
    return `<style data-page>${styles}</style>`;
  });
  const page = styled.replace(stylePreload, '');
  requireSameContent(html, page);
  requireSameNames(sheets.join(''), page);
  return { html: page, record: recordSheets(addresses) };
}

/** The rules of one sheet, with absolute addresses, and escaped so that they can't close the style element. */
function rulesFor(address: string, css: string): string {
  const rules = css
    .replace(sourceMap, '')
    .replace(addressInRule, (start) => {
      const relative = start.slice(start[4] === '"' || start[4] === "'" ? 5 : 4);
      if (/^(?:data:|https?:|\/|#)/.test(relative)) return start;
      const { pathname, search } = new URL(relative, new URL(address, 'http://site'));
      return `${start.slice(0, -relative.length)}${pathname}${search}`;
    })
    .trim();
  if (/<\/style/i.test(rules)) throw new Error('a style sheet would end the element that holds it');
  return rules;
}

/** Throws unless each class and custom property of the sheets is in the page's styles, and no sheet is left. */
function requireSameNames(sheets: string, page: string): void {
  const names = new Set<string>();
  replaceElements(page, 'style', ({ body }) => {
    for (const name of body.match(styleName) ?? []) names.add(name);
    return '';
  });
  const missing = sheets
    .replace(sourceMap, '')
    .match(styleName)
    ?.find((name) => !names.has(name));
  if (missing) throw new Error(`the styles would no longer define ${missing}`);
  if (listLinks(page).some((link) => link.includes('stylesheet'))) {
    throw new Error('the page has a style sheet of an unknown kind');
  }
}

/**
 * Link elements that load nothing represent the inlined sheets: React and Next check for them before they load a sheet,
 * and insert the sheets of a following page after them.
 */
function recordSheets(addresses: readonly string[]): string {
  return `for (const href of ${JSON.stringify(addresses)}) {
  const link = document.createElement('link');
  link.setAttribute('disabled', '');
  link.rel = 'stylesheet';
  link.dataset.precedence = 'next';
  link.setAttribute('href', href);
  document.head.append(link);
}`;
}
