/** Checks of the phone score with their message keys, the most frequent fault first. */
const phoneFaults = [
  ['viewport', 'width'],
  ['responsive-hints', 'width'],
  ['font-size', 'small'],
  ['tap-targets', 'small'],
  ['meta-viewport', 'zoom'],
  ['phone-link', 'number'],
] as const;

/** Message key of what is wrong with a page on a phone, by its failed checks; `other` if none of these failed. */
export function phoneFault(failed: readonly string[]) {
  return phoneFaults.find(([check]) => failed.includes(check))?.[1] ?? 'other';
}
