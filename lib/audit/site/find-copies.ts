import type { PageSummary } from './page-record';

interface Candidate {
  url: string;
  page: PageSummary;
}

/** Words below which equal pages may be an app's empty shell, which scripts fill with something else on each. */
const SHELL_WORDS = 50;

/**
 * Pages that are the same page under another address, each with the address that it is counted under. The same are pages with
 * the same title and text, and those whose addresses differ only in a slash, case, a default file name or parameters and
 * whose title and length are the same. Pages that name another page as their original say so themselves.
 */
export function findCopies(pages: readonly Candidate[]): Map<string, string> {
  const originals = new Map<string, string>();
  const copies = new Map<string, string>();
  const ordered = pages.filter(isOwnOriginal).toSorted((one, other) => rank(one.url) - rank(other.url));
  for (const { url, page } of ordered) {
    const keys = [
      ...(page.words >= SHELL_WORDS ? [`content ${page.content}`] : []),
      `address ${plainAddress(url)} ${page.title} ${Math.round(page.words / 10)}`,
    ];
    const original = keys.map((key) => originals.get(key)).find((found) => found !== undefined);
    if (original !== undefined) copies.set(url, original);
    for (const key of keys) if (!originals.has(key)) originals.set(key, original ?? url);
  }
  return copies;
}

function isOwnOriginal({ url, page }: Candidate): boolean {
  return !page.isNoindex && (page.canonical === null || page.canonical === url);
}

/** The shortest address without parameters comes first. */
function rank(url: string): number {
  return url.length + (url.includes('?') ? 10_000 : 0);
}

function plainAddress(url: string): string {
  const { pathname } = new URL(url);
  const path = pathname.toLowerCase().replace(/\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/, '/');
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
