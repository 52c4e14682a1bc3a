import type { MouseEvent } from 'react';
import { requestedScrollBehavior } from '@/lib/browser/device/reduced-motion';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';

const SCROLL_DELAY_MS = 100;

/**
 * Click handler of a link within the site: scrolls to the top of its page if that is open. While another page is still on
 * its way this one stays where it is, because Back returns there; the other opens at its top.
 */
export function scrollToTopSoon(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return;
  const { href } = event.currentTarget;
  setTimeout(() => {
    if (location.href === href) window.scrollTo({ top: 0, behavior: requestedScrollBehavior() });
  }, SCROLL_DELAY_MS);
}
