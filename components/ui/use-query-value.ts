import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  // For links within the page, which trigger neither of the other two; browsers without this event update at the next
  // navigation.
  window.navigation?.addEventListener('currententrychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.navigation?.removeEventListener('currententrychange', listener);
  };
}

/**
 * Page state in the address: the value of a query parameter; '' if absent, and on the server. Setting it adds a history
 * entry; `replace`, for typing, doesn't. Not Next's useSearchParams, which excludes the whole subtree from the prerendered
 * page.
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
