/**
 * Elements come into view when a test says so, because jsdom has no layout.
 * @returns a function that brings everything into view that is observed until then
 */
export function fakeView(): () => void {
  const observers = new Set<FakeObserver>();

  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #observed = new Set<Element>();
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
      observers.add(this);
    }
    observe(element: Element) {
      this.#observed.add(element);
    }
    unobserve(element: Element) {
      this.#observed.delete(element);
    }
    disconnect() {
      observers.delete(this);
    }
    takeRecords() {
      return [];
    }
    show() {
      const box = new DOMRect(0, 0, 1, 1);
      const seen = { boundingClientRect: box, intersectionRect: box, rootBounds: null, time: 0 };
      const entries = [...this.#observed].map((target) => ({
        ...seen,
        target,
        isIntersecting: true,
        intersectionRatio: 1,
      }));
      this.#callback(entries, this);
    }
  }
  globalThis.IntersectionObserver = FakeObserver;
  return () => {
    for (const observer of observers) observer.show();
  };
}
