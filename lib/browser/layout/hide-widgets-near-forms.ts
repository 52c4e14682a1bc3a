/**
 * Names in `data-covering` of the root element the floating parts that have to give way: `cookie-panel` while it lies over
 * the middle of a field, of what opens more fields or sends them, or of a report's counts, and then until none of these nor a
 * form is below it, so that it doesn't come and go between two fields; `to-top` while it lies over a form or such counts;
 * `dock` while any form is in view, whose own buttons are enough; `quote`, for the coral of the header's and the dock's
 * button, while a coral one of the page is in view, or something was just sent. Self-contained, because its source text runs
 * inline in the head.
 */
function hideWidgetsNearForms(): void {
  const { dataset } = document.documentElement;
  let isDue = false;
  // Until it is known what is in view.
  dataset.covering = 'quote';

  /** Of those in view. Older Safari has no `checkVisibility`. */
  function boxes(selector: string): DOMRect[] {
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight);
  }

  function isOver(part: string, below: readonly DOMRect[]): boolean {
    return boxes(`[data-part="${part}"]`).some((box) =>
      below.some(
        ({ top, bottom, left, right }) =>
          box.top < bottom && box.bottom > top && box.left < right && box.right > left,
      ),
    );
  }

  function look(): void {
    isDue = false;
    const covering = boxes('main :is(.cta, [data-part="receipt"])').length > 0 ? ['quote'] : [];
    const floating = '[data-part="to-top"], [data-part="cookie-panel"]:not([hidden])';
    if (document.querySelector(floating)) {
      const forms = boxes('main form');
      const fields = boxes(
        'main :is(input, select, textarea, [data-part="counts"]), main form :is(summary, button[type="submit"])',
      );
      const middles = fields.map(
        ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
      );
      const gaveWay = dataset.covering?.includes('cookie-panel');
      if (isOver('cookie-panel', gaveWay ? [...forms, ...fields] : middles)) covering.push('cookie-panel');
      if (isOver('to-top', [...forms, ...fields])) covering.push('to-top');
      if (forms.length > 0) covering.push('dock');
    }
    const names = covering.join(' ');
    if (names !== dataset.covering) dataset.covering = names;
  }

  function lookSoon(): void {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  }

  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  addEventListener('DOMContentLoaded', () => {
    // Called between layout and paint, so that the cookie panel is never seen over a field.
    const sizes = new ResizeObserver(look);
    for (const element of document.querySelectorAll('body, [data-part="cookie-panel"]'))
      sizes.observe(element);
    // The button to the top comes when the page has been scrolled, which may be over.
    const arrivals = new MutationObserver(lookSoon);
    for (const aside of document.querySelectorAll('body > aside'))
      arrivals.observe(aside, { childList: true });
  });
}

/** The function's source, for the inline script in the head. */
export const hideWidgetsNearFormsScript = `(${hideWidgetsNearForms.toString()})()`;
