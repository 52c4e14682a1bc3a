/** How soon is looked again whether the pointer is still pressed, milliseconds. */
const AGAIN_MS = 100;

/**
 * Calls `run` at once, or while a pointer is pressed, after its release: what appears between a press and its release
 * would get the release, and the press would be lost.
 */
export function whenReleased(run: () => void): void {
  if (document.documentElement.matches(':active')) setTimeout(whenReleased, AGAIN_MS, run);
  else run();
}
