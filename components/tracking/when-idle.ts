/** Calls `run` when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let isCalledOff = false;
  const unlessCalledOff = () => {
    if (!isCalledOff) run();
  };
  const later = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(unlessCalledOff, { timeout: 2000 });
    else setTimeout(unlessCalledOff, 200);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return () => {
    isCalledOff = true;
  };
}
