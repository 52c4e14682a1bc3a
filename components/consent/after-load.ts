/** Calls `run` at a delay after the window's load event. Returns a function that cancels it. */
export function afterLoad(run: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    timer = setTimeout(run, delayMs);
  };
  if (document.readyState === 'complete') arm();
  else addEventListener('load', arm, { once: true });
  return () => {
    removeEventListener('load', arm);
    clearTimeout(timer);
  };
}
