'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react';
import { registerFragment } from '@/lib/browser/links/register-fragment';
import { splitPath } from '@/lib/i18n/path';

/**
 * Fades one page into the next, keyed by address, and opens it at its top; durations are in app/styles/motion.css. React
 * skips view transitions on Back and Forward, because the scroll position is restored synchronously: then only the new page
 * fades in.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  // Prerendered English pages have /en internally, and no prefix in the browser: that is not a page change.
  const { path } = splitPath(usePathname());
  const page = useRef<HTMLDivElement>(null);
  const cameBackTo = useRef<string>(undefined);
  const shown = useRef(path);

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      cameBackTo.current = splitPath(location.pathname).path;
      if (event.state === null) registerFragment(shown.current);
    };
    // Before the router's own listener, which renders the page within the same event.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (cameBackTo.current === path) {
      page.current?.setAttribute('data-came-back', '');
      // Firefox restores the scroll position on the layout it knows, so it has to be the new page's: reading makes it so.
      page.current?.getBoundingClientRect();
    } else if (shown.current !== path && !location.hash) {
      // Next leaves the window where it is if the new page's first element is in view there.
      window.scrollTo(0, 0);
    }
    cameBackTo.current = undefined;
    shown.current = path;
  }, [path]);

  return (
    <ViewTransition key={path} enter="page" exit="page" default="none">
      <div ref={page}>{children}</div>
    </ViewTransition>
  );
}
