/** A value measured on the page since `watchScroll` or `watchClicks` was called. */
export interface Watch<Value> {
  read: () => Value;
  stop: () => void;
}

/** Measures the maximum scroll depth, in whole per cent of the page. */
export function watchScroll(): Watch<number> {
  let deepest = 0;
  const look = () => {
    const height = document.documentElement.scrollHeight;
    const seen = height > 0 ? ((scrollY + innerHeight) / height) * 100 : 100;
    deepest = Math.max(deepest, Math.min(100, Math.round(seen)));
  };
  addEventListener('scroll', look, { passive: true });
  return { read: () => deepest, stop: () => removeEventListener('scroll', look) };
}

/** Counts clicks. Calls `onButton` for those on buttons and links. */
export function watchClicks(onButton: (button: Element) => void): Watch<number> {
  let count = 0;
  const look = ({ target }: MouseEvent) => {
    count += 1;
    const button = target instanceof Element ? target.closest('button, a[href], [role="button"]') : null;
    if (button) onButton(button);
  };
  document.addEventListener('click', look, { capture: true, passive: true });
  return {
    read: () => count,
    stop: () => document.removeEventListener('click', look, { capture: true }),
  };
}

/** Measures nothing. */
export const watchNothing: Watch<number> = { read: () => 0, stop: () => undefined };
