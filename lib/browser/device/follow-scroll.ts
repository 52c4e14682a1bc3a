/**
 * Sets `data-header` on the root element for components/shell/site-header.module.css: `away` (hidden, because the
 * visitor scrolls down) or `shown` (the visitor has scrolled up). While the header's normal position is in view, there is no
 * such attribute: two headers would be seen, one over the other. Self-contained, because its source text runs inline in
 * the head.
 * @param slackPx minimum distance that counts as scrolling
 */
function followScroll(slackPx: number): void {
  const { dataset } = document.documentElement;
  let last = 0;
  function follow(): void {
    const { scrollY } = window;
    const way = scrollY - last;
    if (Math.abs(way) < slackPx && scrollY >= slackPx) return;
    last = scrollY;
    const header = document.querySelector('[data-part="header"]');
    // Where the page begins below the header, whose height is reserved also while its bar is slim.
    const below = header?.nextElementSibling?.getBoundingClientRect().top ?? 0;
    const bar = dataset.header ? (header?.firstElementChild?.clientHeight ?? 0) : 0;
    if (below > bar || scrollY < slackPx) delete dataset.header;
    else dataset.header = way < 0 ? 'shown' : 'away';
  }
  addEventListener('scroll', follow, { passive: true });
}

const SLACK_PX = 8;

/** The function's source, for the inline script in the head. */
export const followScrollScript = `(${followScroll.toString()})(${SLACK_PX})`;
