import { type RefObject, useEffect, useState } from 'react';

/** A window's height beyond the window, so that the element is ready when it is reached. */
const MARGIN = '100% 0px';

/** Without coming near, an element counts as near after this time, milliseconds: for printing, and searching in the page. */
const REST_MS = 8_000;

/** Whether the visitor has come near the element; it stays near. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    const timer = setTimeout(() => setIsNear(true), REST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);

  return isNear;
}
