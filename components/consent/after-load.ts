/** How soon is looked again whether the pointer is still pressed, milliseconds. */
const PRESSED_AGAIN_MS = 100;

/**
 * Calls `run` at a delay after the window's load event; while a pointer is pressed, after its release, so that what
 * appears does not come between press and release. Returns a function that cancels it.
 */
export function afterLoad(run: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryRun = () => {
    if (document.documentElement.matches(':active')) timer = setTimeout(tryRun, PRESSED_AGAIN_MS);
    else run();
  };
  const arm = () => {
    timer = setTimeout(tryRun, delayMs);
  };
  if (document.readyState === 'complete') arm();
  else addEventListener('load', arm, { once: true });
  return () => {
    removeEventListener('load', arm);
    clearTimeout(timer);
  };
}
