import { pagePaths } from '@/lib/site/pages';
import { expect, test } from '../support/either-browser';
import { type Control, pressAnswers, readAtRest, type Walk } from '../support/press-controls';

/** Milliseconds after the first paint. */
const moments = [0, 200, 500, 1000, 2000, 4000, 8000];

/**
 * By default each page is walked by one pointer, in turn, and each of its controls pressed at one of the moments, in turn.
 * `PRESS_WALK=all` walks all pages by all pointers and presses each control at every moment, which takes hours.
 */
const isWhole = process.env.PRESS_WALK === 'all';

/** Presses at the same time, in tabs beside each other; Firefox loses tabs that are opened at once. */
const atOnce = { chromium: 6, firefox: 1 };

/** Firefox emulates no phone. It takes four times as long, so it walks every fourth page. */
const visits = [
  { name: 'chromium', pointer: 'touch', isTurn: (index: number) => index % 2 === 0 },
  { name: 'chromium', pointer: 'mouse', isTurn: (index: number) => index % 2 === 1 },
  { name: 'firefox', pointer: 'mouse', isTurn: (index: number) => index % 4 === 0 },
] as const;

/** One article stands for all. */
const isRepeated = (path: string) => /^\/blog\/(?!1$)/.test(path);

/** The shell is the same on every page, and walked on one; of the others, what they have of their own. */
const shellPath = '/faq';
const walked = [...new Set([shellPath, ...pagePaths, '/fa/contact'])]
  .filter((path) => !isRepeated(path))
  .map((path) => ({
    path,
    root: path === shellPath ? 'body' : '#main',
  }));

for (const [turn, { name, pointer, isTurn }] of visits.entries()) {
  for (const { path, root } of walked.filter((_, index) => isWhole || isTurn(index))) {
    test(`the controls of ${path} answer from the first paint on, in ${name} by ${pointer}`, async ({
      openPage,
    }) => {
      const page = await openPage(name, path, { prefersReducedMotion: true });
      const walk: Walk = { browser: page.browser(), address: page.url(), root, pointer };
      await page.close();
      const { controls, untouched } = await readAtRest(walk);
      const presses = controls.flatMap((control, index) =>
        moments
          .filter((_, moment) => isWhole || (index + turn) % moments.length === moment)
          .map((afterMs) => ({ control, afterMs })),
      );
      const silent: string[] = [];
      const press = async ({ control, afterMs }: { control: Control; afterMs: number }) => {
        const hasAnswered = await pressAnswers(walk, control, afterMs, untouched);
        // What is rendered by script alone can't be pressed before that.
        const isMissing = hasAnswered === undefined && afterMs >= 4000;
        if (hasAnswered === false || isMissing) silent.push(`“${control.says}” after ${afterMs} ms`);
      };
      const lanes = Array.from({ length: atOnce[name] }, async () => {
        for (let next = presses.shift(); next; next = presses.shift()) await press(next);
      });
      await Promise.all(lanes);
      expect(silent).toEqual([]);
    });
  }
}
