/**
 * Sections below the first screen are laid out when they come near (`content-visibility` in app/styles/base.css), so until
 * then their height is an estimate. This lays out all of them before the page jumps to a place that was measured on its final
 * layout: a fragment in the address, a pressed link to a fragment, and Back, Forward or a reload. Also after any other jump, by
 * the End key, the scroll bar or the keyboard's focus: what was jumped over is still estimated, and Back would miss the place.
 * Self-contained, because its source text runs inline in the head.
 */
function layOutBeforeJumps(): void {
  function layOutAll(): void {
    document.documentElement.dataset.laidOut = '';
  }

  const [load] = performance.getEntriesByType('navigation');
  const isReturn = load instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(load.type);
  if (location.hash || isReturn) layOutAll();
  addEventListener('popstate', layOutAll);
  // What has come near may overlap its neighbours as it was designed to: `auto` would contain it for good.
  addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      const isNear = event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped;
      if (isNear && event.target instanceof HTMLElement) event.target.style.contentVisibility = 'visible';
    },
    true,
  );
  let scrolledTo = 0;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - scrolledTo) > innerHeight) layOutAll();
      scrolledTo = scrollY;
    },
    { passive: true },
  );
  // Scrolls to the focused element again: the browser did so before the sections above it had their size. A dialog's place
  // depends on none of them.
  addEventListener(
    'focusin',
    ({ target }) => {
      if (document.documentElement.dataset.laidOut !== undefined) return;
      if (
        !(target instanceof Element) ||
        !target.matches(':focus-visible') ||
        target.closest('[role="dialog"]')
      )
        return;
      layOutAll();
      target.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')) layOutAll();
    },
    true,
  );
}

/** The function's source, for the inline script in the head. */
export const layOutBeforeJumpsScript = `(${layOutBeforeJumps.toString()})()`;
