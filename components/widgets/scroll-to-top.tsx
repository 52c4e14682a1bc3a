'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './scroll-to-top.module.css';

const SHOWN_BEYOND_PX = 300;

/** A button to the top, shown once the page is scrolled far enough. */
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

/** Smoothly or at once, by the style sheet's `scroll-behavior`. */
function scrollToTop() {
  window.scrollTo({ top: 0 });
  // The button disappears, so the focus is moved to the top of the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}

const isFarDown = () => window.scrollY > SHOWN_BEYOND_PX;

function subscribeScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
