/** Runs something a while after the page and all its parts have loaded. Returns the way to call it off. */
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
