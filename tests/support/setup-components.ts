import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous for busy machines; an element that never appears still fails.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks it; every page of the tests is then one that nobody came to from another page.
performance.getEntriesByType ??= () => [];

// jsdom has no layout: nothing is ever seen to come into view.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  disconnect() {}
  observe() {}
  unobserve() {}
  takeRecords() {
    return [];
  }
};
