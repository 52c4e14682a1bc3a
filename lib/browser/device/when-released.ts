/** Interval for checking whether the pointer is still pressed. */
const AGAIN_MS = 100;

/**
 * Calls `run` at once, or after the release if a pointer is pressed: an element that appears between press and release
 * would receive the release, and the click would be lost.
 */
export function whenReleased(run: () => void): void {
  if (document.documentElement.matches(':active')) setTimeout(whenReleased, AGAIN_MS, run);
  else run();
}
