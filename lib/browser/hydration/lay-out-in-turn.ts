/**
 * Lays out the sections far below the first screen and the parts of the footer, whose styles and layout
 * app/styles/base.css skips before the first paint: after loading one by one, whenever the browser is idle; all at once
 * when the visitor may jump to a place that is not laid out yet, by keyboard, click or a fragment in the address, and
 * when the browser returns to a place. Not the list of languages. Self-contained, because its source text runs inline in
 * the head.
 */
function layOutInTurn(): void {
  const signs = ['keydown', 'click', 'beforeprint'];
  const idle: typeof requestIdleCallback | undefined = window.requestIdleCallback;

  function layOutAll(): void {
    document.documentElement.dataset.laidOut = '';
    for (const sign of signs) removeEventListener(sign, layOutAll, true);
  }

  function layOutNext(): void {
    const sections = document.querySelectorAll<HTMLElement>(
      '#main > div > *, body > footer > div > :not(ul)',
    );
    const next = [...sections].find((section) => getComputedStyle(section).contentVisibility === 'auto');
    if (!next) {
      layOutAll();
      return;
    }
    next.style.contentVisibility = 'visible';
    whenIdle();
  }

  function whenIdle(): void {
    if (idle) idle(layOutNext, { timeout: 1000 });
    else setTimeout(layOutNext, 50);
  }

  /**
   * Scrolls to the focused element again: the browser scrolled before the sections above it had their size. Not after
   * a click, whose focus is not visible: nothing under the pointer may move before the click is complete.
   */
  function followFocus({ target }: FocusEvent): void {
    if (document.documentElement.dataset.laidOut !== undefined) return;
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    layOutAll();
    target.scrollIntoView({ block: 'nearest' });
  }

  // The browser restores the scroll position of a page that was open before, measured on its final layout.
  const [load] = performance.getEntriesByType('navigation');
  const isReturn = load instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(load.type);
  if (location.hash || isReturn) layOutAll();
  for (const sign of signs) addEventListener(sign, layOutAll, true);
  addEventListener('focusin', followFocus, true);
  addEventListener('load', whenIdle);
}

/** The function's source, for the inline script in the head. */
export const layOutInTurnScript = `(${layOutInTurn.toString()})()`;
