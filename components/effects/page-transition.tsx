'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react';
import { splitPath } from '@/lib/i18n/path';

/**
 * Fades one page into the next, keyed by address; durations are in app/styles/motion.css. React skips view transitions on
 * Back and Forward, because the scroll position is restored synchronously: then only the new page fades in.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  // Prerendered English pages have /en internally, and no prefix in the browser: that is not a page change.
  const { path } = splitPath(usePathname());
  const page = useRef<HTMLDivElement>(null);
  const cameBackTo = useRef<string>(undefined);

  useEffect(() => {
    const onPopState = () => {
      cameBackTo.current = splitPath(location.pathname).path;
    };
    // Before the router's own listener, which renders the page within the same event.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (cameBackTo.current === path) page.current?.setAttribute('data-came-back', '');
    cameBackTo.current = undefined;
  }, [path]);

  return (
    <ViewTransition key={path} enter="page" exit="page" default="none">
      <div ref={page}>{children}</div>
    </ViewTransition>
  );
}
