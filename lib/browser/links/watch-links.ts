import { requestedScrollBehavior } from '../device/reduced-motion';
import { leaveByKeyboard } from './move-focus';
import { opensElsewhere } from './opens-elsewhere';

interface Router {
  push(address: string): void;
  prefetch(address: string): void;
}

/** The pointer or finger comes over a link, the keyboard's focus comes to it; it is pressed; it is followed. */
const events = ['pointerover', 'focusin', 'pointerdown', 'click'];

/**
 * Follows links with `data-link` without a page load, and lets links within the page scroll smoothly. The page is fetched when the visitor approaches the link
 * (`data-link="near"`), presses it (`press`), or, without either, not before. On the window, behind the listeners of React, which may have
 * prevented the default.
 * @returns a function that stops it
 */
export function watchLinks(router: Router): () => void {
  const stopped = new AbortController();

  function handle(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (event.type === 'click' && !event.defaultPrevented && address?.startsWith('#')) scrollNextSmoothly();
    if (!address || link?.dataset.link === undefined) return;
    const when = link.dataset.link;
    if (event instanceof MouseEvent && event.type === 'click') {
      if (event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      // Enter is a click without a press.
      if (event.detail === 0) leaveByKeyboard(link);
      router.push(address);
    } else if (when === 'near' || (when === 'press' && event.type === 'pointerdown')) {
      router.prefetch(address);
    }
  }

  for (const type of events) addEventListener(type, handle, stopped);
  return () => stopped.abort();
}

/** For the scrolling that the browser starts in this frame or the next, to the target of a link within the page. */
function scrollNextSmoothly(): void {
  const { style } = document.documentElement;
  style.scrollBehavior = requestedScrollBehavior() === 'smooth' ? 'smooth' : '';
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
}
