/**
 * Restores the scroll position on Back and Forward to an address with a fragment. Chromium scrolls to the fragment
 * instead, within a document: https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-scroll-position-data
 * has no such step. Browsers without the Navigation API don't do that.
 * @returns a function that stops it
 */
export function restoreBesideFragment(): () => void {
  const { navigation } = window;
  const places = new Map<string, number>();

  function changeEntry({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
    if (from.url?.includes('#')) places.set(from.key, window.scrollY);
    const top = places.get(navigation?.currentEntry?.key ?? '');
    if (navigationType !== 'traverse' || top === undefined || location.hash === '') return;
    // Chromium scrolls at the beginning of the next frame; this is in the same one, so that nothing is seen of it.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }

  navigation?.addEventListener('currententrychange', changeEntry);
  return () => navigation?.removeEventListener('currententrychange', changeEntry);
}
