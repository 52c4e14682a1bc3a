import { whenReleased } from '@/lib/browser/device/when-released';

/**
 * Calls `run` at a delay after the window's load event, but not while a pointer is pressed. Returns a function that
 * cancels it before the delay has passed.
 */
export function afterLoad(run: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    timer = setTimeout(() => whenReleased(run), delayMs);
  };
  if (document.readyState === 'complete') arm();
  else addEventListener('load', arm, { once: true });
  return () => {
    removeEventListener('load', arm);
    clearTimeout(timer);
  };
}
