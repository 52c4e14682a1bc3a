'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { requestedScrollBehavior } from '@/lib/browser/device/reduced-motion';
import { whenReleased } from '@/lib/browser/device/when-released';
import styles from './scroll-to-top.module.css';

const SHOWN_BEYOND_PX = 300;

/** A button to the top, shown once the page is scrolled far enough. */
export function ScrollToTop({ label }: { label: string }) {
  const needed = useSyncExternalStore(subscribeScroll, readFarDown, () => false);
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
      <Icon name="arrow-up" />
    </button>
  );
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: requestedScrollBehavior() });
  // The button disappears, so the focus is moved to the top of the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}

let isFarDown = false;

const readFarDown = () => isFarDown;

/** On phones the contact buttons appear together with this one; both wait until no pointer is pressed. */
function subscribeScroll(listener: () => void) {
  const apply = () => {
    isFarDown = window.scrollY > SHOWN_BEYOND_PX;
    listener();
  };
  const update = () => {
    if (window.scrollY > SHOWN_BEYOND_PX !== isFarDown) whenReleased(apply);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
