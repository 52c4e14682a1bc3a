/** How soon is looked again whether the pointer is still pressed, milliseconds. */
const AGAIN_MS = 100;

/**
 * Calls `run` at once, or while a pointer is pressed, after its release: what appears between a press and its release
 * would get the release, and the press would be lost. Returns a function that cancels it.
 */
export function whenReleased(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryRun = () => {
    if (document.documentElement.matches(':active')) timer = setTimeout(tryRun, AGAIN_MS);
    else run();
  };
  tryRun();
  return () => clearTimeout(timer);
}
