/**
 * Sets `data-header` on the root element for components/shell/site-header.module.css: `away` (hidden, because the
 * visitor scrolls down) or `shown` (the visitor has scrolled up). At the top of the page there is no such attribute, and
 * the header is in its normal position. Self-contained, because its source text runs inline in the head.
 * @param headerPx scroll position from which the header's normal position is out of view
 * @param slackPx minimum distance that counts as scrolling
 */
function followScroll(headerPx: number, slackPx: number): void {
  const { dataset } = document.documentElement;
  let last = 0;
  function follow(): void {
    const { scrollY } = window;
    const way = scrollY - last;
    if (Math.abs(way) < slackPx && scrollY >= slackPx) return;
    last = scrollY;
    if (scrollY < slackPx) delete dataset.header;
    else if (dataset.header || scrollY > headerPx) dataset.header = way < 0 ? 'shown' : 'away';
  }
  addEventListener('scroll', follow, { passive: true });
}

const HEADER_PX = 260;
const SLACK_PX = 8;

/** The function's source, for the inline script in the head. */
export const followScrollScript = `(${followScroll.toString()})(${HEADER_PX},${SLACK_PX})`;
