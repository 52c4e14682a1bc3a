import TestSequencer from '@jest/test-sequencer';

/** Files of tests/system that take half a minute or more, the longest first. */
const longest = ['newsletter-survives-kill.test.ts', 'lead-survives-kill.test.ts'];

const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.endsWith(name));
  return place < 0 ? longest.length : place;
};

/** Starts the longest files first. In a fresh folder Jest sorts by file size, so one of these might run alone at the end. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
