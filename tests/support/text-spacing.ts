import type { Page } from '@playwright/test';

/**
 * The four values that a visitor may set, all at once. Parts drawn only when they come into view are drawn, so that they count.
 *
 * https://www.w3.org/TR/WCAG22/#text-spacing
 */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important }
  p { margin-block-end: 2em !important }`;

/** Text that a visitor's own spacing takes away on a page at a width: what it pushes beyond the page, and what it cuts off. */
export async function spacingFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const before = new Set(await cutOff(page));
  // Playwright's own `addStyleTag` waits for ever on a page without scripts.
  await page.evaluate((css) => {
    const style = document.createElement('style');
    style.id = 'text-spacing';
    style.textContent = css;
    document.head.append(style);
  }, spacing);
  const after = await cutOff(page);
  await page.evaluate(() => document.getElementById('text-spacing')?.remove());
  return after
    .filter((line) => !before.has(line))
    .map((line) => `${new URL(page.url()).pathname} at ${width} px: ${line}`);
}

/** Lines of text that lie beyond the page or beyond a part that cuts off what doesn't fit. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? ['scrolls sideways'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      if (!parent || !text.nodeValue?.trim() || !isSeen(parent)) continue;
      range.selectNodeContents(text);
      const words = text.nodeValue.trim().slice(0, 40);
      const fault = [...range.getClientRects()].map((line) => findFault(line, parent)).find(Boolean);
      if (fault) found.push(`“${words}” ${fault}`);
    }
    return found;

    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('svg, script, style, noscript, option, .sr-only, [aria-hidden="true"]')
      );
    }

    function findFault({ left, right, top, bottom }: DOMRect, parent: Element): string | undefined {
      for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) || position === 'fixed') return;
        if (overflowX !== 'visible' && (left < box.left - 2 || right > box.right + 2)) {
          return `is cut off at a side of ${nameOf(part)}`;
        }
        // Half the space between lines may be cut off, which has no letter in it.
        const spare = (bottom - top) / 4;
        if (/hidden|clip/.test(overflowY) && (top < box.top - spare || bottom > box.bottom + spare)) {
          return `is cut off in height by ${nameOf(part)}`;
        }
      }
      return left < -1 || right > clientWidth + 1 ? 'is beyond the edge of the page' : undefined;
    }

    function nameOf({ tagName, className, id }: Element): string {
      return `${tagName.toLowerCase()}${id && `#${id}`} ${className}`;
    }
  });
}
