import type { Page } from '@playwright/test';

/** Faults of the pictures on a page that has just been opened: a largest picture without high priority, a missing size or alternative text. */
export async function pictureFaults(page: Page): Promise<string[]> {
  const largest = await largestPart(page);
  const loose = await page.evaluate(() =>
    [...document.images]
      .filter((image) => ['width', 'height', 'alt'].some((name) => !image.hasAttribute(name)))
      .map((image) => `no size or no alternative text: ${image.outerHTML}`),
  );
  return [...(/^(text|early picture)$/.test(largest) ? [] : [`the largest part is ${largest}`]), ...loose];
}

/** Waits for a part that is still on the page: scripts may have replaced what was drawn first. */
function largestPart(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          const element = entry && 'element' in entry ? entry.element : null;
          if (!(element instanceof Element)) return;
          if (!(element instanceof HTMLImageElement)) return resolve('text');
          resolve(element.fetchPriority === 'high' ? 'early picture' : `late picture ${element.currentSrc}`);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(resolve, 20_000, 'nothing');
      }),
  );
}
