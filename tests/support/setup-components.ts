import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Long, for busy machines; a test for an element that never appears still fails.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks it. Without entries, code under test uses the page's current address.
performance.getEntriesByType ??= () => [];

// jsdom has no layout, so nothing scrolls. Some files have no document at all.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

// jsdom has no layout, so elements never come into view.
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
