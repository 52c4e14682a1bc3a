import type { MouseEvent } from 'react';
import { requestedScrollBehavior } from '@/lib/browser/device/reduced-motion';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';
import { keepPlace } from '@/lib/browser/links/restore-beside-fragment';

const SCROLL_DELAY_MS = 100;

/**
 * Click handler of a link of the navigation: scrolls to the top, also while another page is still on its way. Back leads to
 * where the visitor was; in a browser that can't, without the Navigation API, a page that will be left stays where it is.
 */
export function scrollToTopSoon(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return;
  const { href } = event.currentTarget;
  if (location.href !== href) keepPlace();
  setTimeout(() => {
    if (window.navigation || location.href === href)
      window.scrollTo({ top: 0, behavior: requestedScrollBehavior() });
  }, SCROLL_DELAY_MS);
}
