import { type ComponentType, useEffect, useState } from 'react';

export type LazyComponent<Props> = ComponentType<Props> | 'loading' | 'failed';

/**
 * Loads a component after hydration that is too large for the page's initial script. Until then, and if loading fails, the
 * caller renders something else. `load` must be a module constant, `() => import(…)`; while it is undefined, loading waits.
 */
export function useLazyComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): LazyComponent<Props> {
  const [part, setPart] = useState<{ Component: LazyComponent<Props> }>({ Component: 'loading' });

  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    const show = (Component: LazyComponent<Props>) => isWanted && setPart({ Component });
    load().then(show, (error) => {
      console.error('A part of the page could not be loaded:', error);
      show('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [load]);

  return part.Component;
}
