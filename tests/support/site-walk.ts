import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pagePaths, unindexedPaths } from '@/lib/site/pages';
import { type ReadPage, readPage } from './read-page';

export interface WalkedPage extends ReadPage {
  /** Address of the page, including its language prefix. */
  address: string;
  path: string;
  locale: Locale;
  status: number;
  headers: Headers;
}

export const indexablePaths = pagePaths.filter((path) => !unindexedPaths.includes(path));

const fetched = new Map<string, WalkedPage>();

/** All pages in every language, as returned by the server; each is requested once. */
export async function walk(
  site: string | undefined,
  paths: readonly string[] = pagePaths,
  languages: readonly Locale[] = localeCodes,
): Promise<WalkedPage[]> {
  const pages: WalkedPage[] = [];
  for (const locale of languages) {
    for (const path of paths) pages.push(await visit(new URL(localePath(locale, path), site), path, locale));
  }
  return pages;
}

async function visit(url: URL, path: string, locale: Locale): Promise<WalkedPage> {
  const before = fetched.get(url.href);
  if (before) return before;
  const response = await fetch(url, { redirect: 'manual' });
  const { status, headers } = response;
  const page = { address: url.pathname, path, locale, status, headers, ...readPage(await response.text()) };
  fetched.set(url.href, page);
  return page;
}

/** Faults as `address: fault`, so that one list shows all failing pages. */
export function collectFaults(
  pages: readonly WalkedPage[],
  find: (page: WalkedPage) => string | readonly string[] | undefined,
): string[] {
  return pages.flatMap((page) => [find(page) ?? []].flat().map((fault) => `${page.address}: ${fault}`));
}
