import { pagePaths } from '@/lib/site/pages';
import { expect, test } from '../support/either-browser';
import { pressAnswers, readAtRest, type Walk } from '../support/press-controls';

/** Milliseconds after the first paint. */
const moments = [0, 200, 500, 1000, 2000, 4000, 8000];

/** Firefox emulates no phone. */
const visits = [
  { name: 'chromium', pointer: 'touch' },
  { name: 'chromium', pointer: 'mouse' },
  { name: 'firefox', pointer: 'mouse' },
] as const;

/** The shell is the same on every page, and walked on one; of the others, what they have of their own. */
const walked = [
  { path: '/faq', root: 'body' },
  ...[...pagePaths, '/blog/1', '/fa/contact']
    .filter((path) => path !== '/faq')
    .map((path) => ({ path, root: '#main' })),
];

for (const { name, pointer } of visits) {
  for (const { path, root } of walked) {
    test(`each control of ${path} answers at any moment from the first paint on, in ${name} by ${pointer}`, async ({
      openPage,
    }) => {
      const page = await openPage(name, path, { prefersReducedMotion: true });
      const walk: Walk = { browser: page.browser(), address: page.url(), root, pointer };
      await page.close();
      const { controls, untouched } = await readAtRest(walk);
      const silent: string[] = [];
      for (const control of controls) {
        // The moments beside each other: otherwise the walk would take hours.
        const answers = await Promise.all(
          moments.map((afterMs) => pressAnswers(walk, control, afterMs, untouched)),
        );
        for (const [index, afterMs] of moments.entries()) {
          // What is rendered by script alone can't be pressed before that.
          const isMissing = answers[index] === undefined && afterMs >= 4000;
          if (answers[index] === false || isMissing) silent.push(`“${control.says}” after ${afterMs} ms`);
        }
      }
      expect(silent).toEqual([]);
    });
  }
}
