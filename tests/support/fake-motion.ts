/** Fakes the preference for reduced motion, because jsdom has no matchMedia. */
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
