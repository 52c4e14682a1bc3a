/**
 * Lays out the sections far below the first screen and the parts of the footer, whose styles and layout
 * app/styles/base.css skips before the first paint: after loading one by one, whenever the browser is idle; all at once
 * when the visitor may jump to a place that is not laid out yet, by keyboard, click or a fragment in the address, and
 * when the browser returns to a place. The list of languages only when the visitor has done one of these, or comes near.
 * Self-contained, because its source text runs inline in the head.
 */
function layOutInTurn(): void {
  const signs = ['keydown', 'click', 'beforeprint'];
  const idle: typeof requestIdleCallback | undefined = window.requestIdleCallback;

  const { dataset } = document.documentElement;

  function layOutAll(): void {
    dataset.laidOut ??= '';
  }

  function onSign(): void {
    layOutAll();
    for (const sign of signs) removeEventListener(sign, onSign, true);
    whenIdle(layOutLanguages);
  }

  function layOutLanguages(): void {
    dataset.laidOut = 'all';
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
    whenIdle(layOutNext);
  }

  function whenIdle(step: () => void): void {
    if (idle) idle(step, { timeout: 1000 });
    else setTimeout(step, 50);
  }

  /**
   * Scrolls to the focused element again: the browser scrolled before the sections above it had their size. Not after
   * a click, whose focus is not visible: nothing under the pointer may move before the click is complete.
   */
  function followFocus({ target }: FocusEvent): void {
    if (dataset.laidOut !== undefined) return;
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    layOutAll();
    target.scrollIntoView({ block: 'nearest' });
  }

  // The browser restores the scroll position of a page that was open before, measured on its final layout.
  const [load] = performance.getEntriesByType('navigation');
  const isReturn = load instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(load.type);
  if (location.hash || isReturn) layOutLanguages();
  for (const sign of signs) addEventListener(sign, onSign, true);
  addEventListener('focusin', followFocus, true);
  addEventListener('load', () => whenIdle(layOutNext));
}

/** The function's source, for the inline script in the head. */
export const layOutInTurnScript = `(${layOutInTurn.toString()})()`;
