/** Where the visitor was when they chose a link, before the page scrolled to its top; by the key of the history entry. */
let left: { key: string; top: number } | undefined;

/** Call when a link is chosen that scrolls this page before another is there: Back leads to where the visitor is now. */
export function keepPlace(): void {
  const key = window.navigation?.currentEntry?.key;
  if (key) left = { key, top: window.scrollY };
}

/**
 * Restores the scroll position on Back and Forward where the browser doesn't: in a page that scrolled to its top before it
 * was left (`keepPlace`), and in an address with a fragment. Chromium scrolls to the fragment instead, within a document:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-scroll-position-data has no such step. Browsers
 * without the Navigation API don't do that.
 * @returns a function that stops it
 */
export function restoreBesideFragment(): () => void {
  const { navigation } = window;
  const places = new Map<string, number>();

  function changeEntry({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
    // The entry's own state has changed, by us or by Next, which does so before it adds another entry.
    if (navigationType === null || navigationType === 'replace') return;
    if (left?.key === from.key) places.set(from.key, left.top);
    else if (from.url?.includes('#')) places.set(from.key, window.scrollY);
    else places.delete(from.key);
    left = undefined;
    const top = places.get(navigation?.currentEntry?.key ?? '');
    if (navigationType !== 'traverse' || top === undefined) return;
    // Chromium scrolls at the beginning of the next frame; this is in the same one, so that nothing is seen of it.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }

  navigation?.addEventListener('currententrychange', changeEntry);
  return () => navigation?.removeEventListener('currententrychange', changeEntry);
}
