import { type RefObject, useEffect } from 'react';

interface LightDismiss {
  open: boolean;
  /** The elements of the open part: presses and focus inside leave it open. */
  inside: readonly RefObject<HTMLElement | null>[];
  /** Receives the focus on Escape. */
  returnTo: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

/** Closes a small panel by Escape, by a press outside, and when the focus moves on to another part of the page. */
export function useLightDismiss({ open, inside, returnTo, onDismiss }: LightDismiss) {
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const dismissOutside = ({ target }: Event) => {
      const isInside = inside.some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) onDismiss();
    };
    const dismissByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onDismiss();
      returnTo.current?.focus();
    };
    const options = { signal: listening.signal };
    document.addEventListener('click', dismissOutside, options);
    document.addEventListener('focusin', dismissOutside, options);
    document.addEventListener('keydown', dismissByKey, options);
    return () => listening.abort();
  });
}
