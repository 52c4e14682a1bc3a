import type { Page } from '@playwright/test';

export interface Fade {
  /** Part of the page transition that is animated, or the element that holds the page. */
  part: string;
  name: string;
  durationMs: number;
}

declare global {
  interface Window {
    /** Of each view transition. */
    fades?: Fade[][];
  }
}

/** Records the animations of each view transition at its start. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.fades = [];
    const start = document.startViewTransition.bind(document);
    const watched: typeof document.startViewTransition = (options) => {
      const transition = start(options);
      const record = () => {
        const fades = document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
          const part = effect.pseudoElement ?? '';
          if (!part.startsWith('::view-transition')) return [];
          const durationMs = Number(effect.getComputedTiming().duration);
          return [{ part, name: animation.animationName, durationMs }];
        });
        window.fades?.push(fades);
      };
      // Rejected when another transition interrupts this one.
      transition.ready.then(record, () => {});
      return transition;
    };
    Object.assign(document, { startViewTransition: watched });
  });
}

export async function fadesOf(page: Page): Promise<Fade[]> {
  return page.evaluate(() => window.fades?.flat() ?? []);
}
