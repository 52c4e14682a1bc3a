'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import menuStyles from '@/components/ui/menu.module.css';
import type { Messages } from '@/lib/i18n/messages';
import styles from './top-bar.module.css';
import { TopBarDevice } from './top-bar-device';
import { TopBarSurroundings } from './top-bar-surroundings';
import { useDevice } from './use-device';
import { useSurroundings } from './use-surroundings';

interface TopBarProps {
  language: string;
  brandName: string;
  words: Omit<Messages['top-bar'], 'deviceLine'>;
  /** Shown without a reading; formatted on the server: a browser's first formatter blocks a slow phone for some 70 ms. */
  sampleTemperature: string;
  /** The settings: theme, sound, language. */
  children: ReactNode;
}

/** A module variable, so that it lasts until the next full page load. */
let isDismissed = false;

/**
 * The strip and its close button. Its menus are prerendered, and shown as soon as the inline script in the head has set the
 * kind of device; what it says of the visitor is added after hydration, in space that is kept for it.
 */
export function TopBarStrip(props: TopBarProps) {
  const [isHidden, setIsHidden] = useState(isDismissed);
  if (isHidden) return null;

  const close = () => {
    isDismissed = true;
    setIsHidden(true);
    // The next thing on the page, because the button that had the focus is gone.
    document.querySelector<HTMLElement>('[data-part="header"] a')?.focus({ preventScroll: true });
  };
  return (
    <div className={`${styles.bar} noscript:hidden!`} data-part="top-bar">
      <TopBarContent {...props} onClose={close} />
    </div>
  );
}

function TopBarContent({
  language,
  brandName,
  words,
  sampleTemperature,
  children,
  onClose,
}: TopBarProps & { onClose: () => void }) {
  const device = useDevice();
  const surroundings = useSurroundings(language);
  return (
    <section className={`page-width ${styles.content}`} aria-label={words.label}>
      <b className={styles.brand}>{brandName}</b>
      {surroundings && (
        <TopBarSurroundings
          {...surroundings}
          language={language}
          words={words}
          sampleTemperature={sampleTemperature}
        />
      )}
      <div className={styles.end}>
        <TopBarDevice device={device} words={words} />
        {children}
        <button
          type="button"
          className={menuStyles.tool}
          aria-label={words.close}
          data-tooltip={words.close}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}
