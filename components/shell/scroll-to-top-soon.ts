import type { MouseEvent } from 'react';
import { prefersReducedMotion } from '@/components/effects/reduced-motion';
import { opensElsewhere } from '@/lib/browser/links/opens-elsewhere';

const SCROLL_DELAY_MS = 100;

/** Click handler of a link within the site: scrolls to the top of its page, even if that is the current one. */
export function scrollToTopSoon(event: MouseEvent): void {
  if (opensElsewhere(event)) return;
  setTimeout(() => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, SCROLL_DELAY_MS);
}
