import type { PageSummary } from './page-record';

interface Candidate {
  url: string;
  page: PageSummary;
}

/** Words below which equal pages may be an app's empty shell, which scripts fill with something else on each. */
const SHELL_WORDS = 50;

/**
 * Pages that are the same page under another address, each with the address that it is counted under. The same are pages with
 * the same title and text, and those whose addresses differ only in a slash, case, file name, ending or a visitor's
 * parameters and whose title and length are the same. Pages that name another page as their original say so themselves.
 */
export function findCopies(pages: readonly Candidate[]): Map<string, string> {
  const originals = new Map<string, string>();
  const copies = new Map<string, string>();
  const ordered = pages.filter(isOwnOriginal).toSorted((one, other) => rank(one.url) - rank(other.url));
  for (const { url, page } of ordered) {
    const keys = [
      ...(page.words >= SHELL_WORDS ? [`content ${page.content}`] : []),
      `address ${plainAddress(url)} ${page.title} ${Math.round(page.words / 20)}`,
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

/** Parameters that say where a visitor comes from or who it is, not what the page shows. */
const visitorParameter =
  /^(?:utm_\w*|ref|source|from|src|[a-z]?[a-z]?clid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|aspsessionid\w*|sid|session_?id|sessid|osc?sid|replytocom|share|print|amp|v|ver)$/i;

function plainAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const path = decode(pathname.split(';', 1)[0] ?? '')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.php(?=\/)/, '')
    .replace(/\.(?:[sx]?html?|php|aspx?|jsp|cfm)$/, '')
    .replace(/\/(?:index|default|home)$/, '/')
    .replace(/\/$/, '');
  const shown = [...searchParams].filter(([name]) => !visitorParameter.test(name)).toSorted();
  return `${path}?${new URLSearchParams(shown)}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
