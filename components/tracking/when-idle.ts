/** Calls `run` when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let isCancelled = false;
  const runUnlessCancelled = () => {
    if (!isCancelled) run();
  };
  const later = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(runUnlessCancelled, { timeout: 2000 });
    else setTimeout(runUnlessCancelled, 200);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return () => {
    isCancelled = true;
  };
}
