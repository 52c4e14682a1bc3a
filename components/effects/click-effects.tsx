'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/browser/device/reduced-motion';
import { playSound, wakeSound } from '@/lib/browser/sound/play-sound';
import type { Burst } from './puzzle-pieces';

const CLEAR_AFTER_MS = 1_500;
const pressable =
  'a[href], button, [role="button"], [role="link"], input[type="submit"], input[type="button"]';

/**
 * A press of any link or button plays a click sound and shows flying puzzle pieces, which are loaded with the first one:
 * both after the press has had its own effect. One listener for the whole site.
 */
export function ClickEffects() {
  const [bursts, setBursts] = useState<readonly Burst[]>([]);
  const [view, setView] = useState<{ Pieces: ComponentType<{ bursts: readonly Burst[] }> }>();
  const isNeeded = bursts.length > 0;

  useEffect(() => {
    if (!isNeeded || view) return;
    import('./puzzle-pieces').then(
      ({ PuzzlePieces }) => setView({ Pieces: PuzzlePieces }),
      // An ornament: the next press tries again.
      () => undefined,
    );
  }, [isNeeded, view]);

  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();

    function onClick(event: MouseEvent) {
      const pressed = event.target instanceof Element && event.target.closest(pressable);
      if (!pressed || prefersReducedMotion()) return;
      count += 1;
      const burst = { id: count, ...locatePress(event, pressed) };
      afterNextFrame(() => {
        wakeSound();
        playSound('click');
        setBursts((shown) => [...shown, burst]);
      });
      const timer = setTimeout(() => {
        timers.delete(timer);
        setBursts((shown) => shown.filter(({ id }) => id !== burst.id));
      }, CLEAR_AFTER_MS);
      timers.add(timer);
    }

    // In the capture phase, so that `stopPropagation` does not prevent the effect.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return isNeeded && view ? <view.Pieces bursts={bursts} /> : null;
}

/** The position of the pointer, or the middle of the element for a press by keyboard. */
function locatePress(event: MouseEvent, pressed: Element): { x: number; y: number } {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const { x, y, width, height } = pressed.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Calls `run` in a task of its own once the browser has drawn the next frame, so that the answer to a press is seen before
 * what only decorates it is computed. Still counts as the visitor's gesture, which audio needs.
 */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
