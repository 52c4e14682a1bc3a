import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  // For a link of the page to itself, for which the router triggers neither of the others; older browsers update with
  // the next navigation.
  window.navigation?.addEventListener('currententrychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.navigation?.removeEventListener('currententrychange', listener);
  };
}

/**
 * A part of the page's state that a visitor can share: the value of a query parameter, '' where it is absent and on the
 * server. Setting it adds a step to the history, `replace` doesn't (for typing). Not Next's useSearchParams: it
 * excludes the whole subtree from the prerendered page.
 */
export function useQueryValue(name: string) {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
    () => '',
  );
  const write = useCallback(
    (next: string, how: 'push' | 'replace' = 'push') => {
      const url = new URL(window.location.href);
      if (next) url.searchParams.set(name, next);
      else url.searchParams.delete(name);
      if (url.href === window.location.href) return;
      if (how === 'push') window.history.pushState(null, '', url);
      else window.history.replaceState(null, '', url);
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [value, write] as const;
}
