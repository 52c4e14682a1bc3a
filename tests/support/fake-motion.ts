/** jsdom has no matchMedia: a stand-in for the visitor's wish for less motion. */
export function fakeMotion(wish: 'full' | 'reduced'): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: wish === 'reduced' && media === '(prefers-reduced-motion: reduce)',
      addEventListener() {},
      removeEventListener() {},
    }),
  });
}
