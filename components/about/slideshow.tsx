'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { prefersReducedMotion } from '@/lib/browser/device/reduced-motion';
import { sceneMs } from '@/lib/content/about-scenes';
import type { Messages } from '@/lib/i18n/messages';
import styles from './slideshow.module.css';

interface SlideshowProps {
  slides: readonly { id: string; name: string; place: string; picture: ReactNode }[];
  words: Omit<Messages['about']['slideshow'], 'scenes'>;
}

/**
 * Pictures behind the page's header, in an endless loop. It can be paused, and starts paused with reduced motion.
 * Without script the first picture is shown.
 */
export function Slideshow({ slides, words }: SlideshowProps) {
  const [shown, setShown] = useState(0);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const still = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => false);
  const playing = wish === undefined ? !still : wish === 'play';
  const slide = slides[shown];

  function turn(steps: number) {
    setShown((shown + steps + slides.length) % slides.length);
  }

  // The timer restarts with each picture, so that one chosen by the visitor is shown for its full time, too.
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setShown((shown + 1) % slides.length), sceneMs);
    return () => clearTimeout(timer);
  }, [playing, shown, slides.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div role="group" aria-label={words.label}>
      <div className={styles.slides}>
        {slides.map(({ id, picture }, index) => (
          <div className={styles.slide} key={id} aria-hidden={index !== shown}>
            {picture}
          </div>
        ))}
      </div>
      <div className={`${styles.plate} noscript:hidden!`}>
        <p aria-live={playing ? 'off' : 'polite'}>
          <b className="tabular-figures">{slide?.place}</b> <span>{slide?.name}</span>
        </p>
        <Button look="icon" className={styles.control} aria-label={words.previous} onClick={() => turn(-1)}>
          <Icon name="chevron-left" flip />
        </Button>
        <Button
          look="icon"
          className={styles.control}
          aria-label={playing ? words.pause : words.play}
          onClick={() => setWish(playing ? 'pause' : 'play')}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button look="icon" className={styles.control} aria-label={words.next} onClick={() => turn(1)}>
          <Icon name="chevron-right" flip />
        </Button>
      </div>
    </div>
  );
}

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
