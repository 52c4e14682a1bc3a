/**
 * A translator or an extension may change the page's content before React has hydrated it. React then draws the page anew
 * and reports that as an uncaught error, https://react.dev/errors/418. It is no fault of the page: the report is dropped.
 * Where nothing else has changed the page, a mismatch is a fault of ours and stays an error. Self-contained, because its
 * source text runs inline in the head.
 */
export function ignoreHydrationErrorAfterTranslation(): void {
  let isChanged = false;
  // React's own changes are seen here only after it has reported the mismatch.
  const watch = new MutationObserver(() => {
    isChanged = true;
    watch.disconnect();
  });
  addEventListener('DOMContentLoaded', () => {
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  addEventListener('site:hydrated', () => watch.disconnect(), { once: true });
  addEventListener('error', (event) => {
    if (isChanged && / #418\b/.test(event.message)) event.preventDefault();
  });
}

/** The function's source, for the inline script in the head. */
export const excuseChangedPageScript = `(${ignoreHydrationErrorAfterTranslation.toString()})()`;
