'use client';

import { useEffect } from 'react';

/** The reading line: a section that crosses it, 30 % below the top of the window, is the one being read. */
const READING_LINE = '-30% 0px -69% 0px';

/**
 * Marks the link of the service that is being read, and opens the details of the service in the address's fragment. Renders
 * nothing: the list and the details work without it.
 *
 * @param guideId id of the element that contains the links, each to the id of a section
 */
export function WatchServices({ guideId }: { guideId: string }) {
  useEffect(() => {
    const guide = document.getElementById(guideId);
    const links = [...(guide?.querySelectorAll('a') ?? [])];
    const onLine = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          isIntersecting ? onLine.add(target.id) : onLine.delete(target.id);
        // Where one section ends and the next begins, both may touch the line.
        const read = [...onLine].at(-1);
        for (const link of links) {
          const current = link.hash === `#${read}`;
          if (current) scrollLineTo(link);
          if (current) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const link of links) {
      const section = document.getElementById(link.hash.slice(1));
      if (section) observer.observe(section);
    }
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', openNamed);
    };
  }, [guideId]);
  return null;
}

/** On small screens the list scrolls horizontally; only the list is scrolled, never the page. */
function scrollLineTo(link: HTMLElement): void {
  const line = link.closest('ul');
  if (!line) return;
  const [shown, all] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
  if (shown.x < all.x) line.scrollBy(shown.x - all.x, 0);
  else if (shown.right > all.right) line.scrollBy(shown.right - all.right, 0);
}

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const details = named?.closest('section')?.querySelector('details');
  if (details) details.open = true;
}
