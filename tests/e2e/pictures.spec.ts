import { pagePaths } from '@/lib/site/pages';
import { expect, test } from '../support/browser-test';

/** The other articles and answers of the newsletter are rendered by the same components. */
const isDrawnLikeAnother = (path: string) =>
  /^\/(?:blog\/(?!1$)\d+|newsletter\/(?!unsubscribe$).*)$/.test(path);

for (const path of pagePaths.filter((candidate) => !isDrawnLikeAnother(candidate))) {
  test(`${path} draws its largest part from text or a picture it asked for early, and gives every picture its place`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
    });
    await page.goto(path);

    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1);
            const element = entry && 'element' in entry ? entry.element : null;
            if (!(element instanceof Element)) return resolve('nothing');
            if (!(element instanceof HTMLImageElement)) return resolve('text');
            resolve(
              element.fetchPriority === 'high' ? 'early picture' : `late picture ${element.currentSrc}`,
            );
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toMatch(/^(text|early picture)$/);

    const loose = await page.evaluate(() =>
      [...document.images]
        .filter(
          (image) =>
            !image.hasAttribute('width') || !image.hasAttribute('height') || !image.hasAttribute('alt'),
        )
        .map((image) => image.outerHTML),
    );
    expect(loose).toEqual([]);
  });
}
