/** Fakes the operating system's colour preference, which can change, because jsdom has no matchMedia. */
export function fakeSystemTheme(initial: 'light' | 'dark') {
  let current = initial;
  const listeners = new Set<() => void>();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      media: query,
      get matches() {
        return query === `(prefers-color-scheme: ${current})`;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      addListener: (listener: () => void) => listeners.add(listener),
      removeListener: (listener: () => void) => listeners.delete(listener),
    }),
  });
  return {
    change(theme: 'light' | 'dark') {
      current = theme;
      for (const listener of listeners) listener();
    },
  };
}
