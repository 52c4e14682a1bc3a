import { expect, type Page } from '@playwright/test';

/**
 * Expects a page to work at a width: it doesn't scroll sideways, no content extends beyond its edges (clipped content
 * can't be reached), and its heading and navigation are visible.
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await overflowing(page), `${new URL(page.url()).pathname} at ${width} px`).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').getByRole('link').first()).toBeVisible();
}

function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, .vh, [aria-hidden="true"]');
    const isInScroller = (element: Element): boolean => {
      const { parentElement: parent } = element;
      if (!parent || parent === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) || isInScroller(parent);
    };
    const past = [...document.querySelectorAll('body *')].filter((element) => {
      if (!hasWords(element) && !element.matches('a, button, input, select, textarea, img')) return false;
      const { left, right, width, height } = element.getBoundingClientRect();
      const isPast = width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
      return isPast && isSeen(element) && !isInScroller(element);
    });
    const lines = past.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
    return scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth} px`, ...lines] : lines;
  });
}
