'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './scroll-to-top.module.css';

const SHOWN_BEYOND_PX = 300;

/** A way back to the top, once the page is scrolled far enough to need one. */
export function ScrollToTop({ label, icon }: { label: string; icon: ReactNode }) {
  const needed = useSyncExternalStore(subscribeScroll, isFarDown, () => false);
  if (!needed) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-part="to-top"
      aria-label={label}
      data-tooltip={label}
      onClick={scrollToTop}
    >
      {icon}
    </button>
  );
}

/** Smoothly or at once, as the style sheet says for this visitor. */
function scrollToTop() {
  window.scrollTo({ top: 0 });
  // The button is about to go: the keyboard goes on from the top of the page rather than from nowhere.
  document.getElementById('main')?.focus({ preventScroll: true });
}

const isFarDown = () => window.scrollY > SHOWN_BEYOND_PX;

function subscribeScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
