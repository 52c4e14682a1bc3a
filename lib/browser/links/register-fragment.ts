import { splitPath } from '@/lib/i18n/path';

/**
 * Makes Next remember the page of a history entry that a link within the page or a typed fragment has added, which it
 * doesn't notice: Back from another page to such an entry would change the address only.
 * @param shownPath the page on show, without its language
 */
export function registerFragment(shownPath: string): void {
  // Not the same page: the entry is older than hydration, and Next knows nothing of it.
  if (splitPath(location.pathname).path !== shownPath) location.reload();
  // Next adds what it knows of this page: https://nextjs.org/docs/app/getting-started/linking-and-navigating
  else history.replaceState(null, '', location.href);
}
