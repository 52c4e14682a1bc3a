/** Checks of the phone score with the keys of their words, the most frequent trouble first. */
const phoneFaults = [
  ['viewport', 'width'],
  ['responsive-hints', 'width'],
  ['font-size', 'small'],
  ['tap-targets', 'small'],
  ['meta-viewport', 'zoom'],
  ['phone-link', 'number'],
] as const;

/** What is wrong with a page on a phone, by the checks that failed; `other` where none of these did. */
export function phoneFault(failed: readonly string[]) {
  return phoneFaults.find(([check]) => failed.includes(check))?.[1] ?? 'other';
}
