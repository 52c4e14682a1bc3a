import type { Box, TapTarget } from '../rendered-page';
import type { PageTools } from './page-tools';

/**
 * Counts tap targets and lists those below 44 px. axe decides whether a target below 24 px fails WCAG 2.2 AA, with the
 * exceptions for spacing and for links in a sentence. Runs in the page, so it may use nothing from outside its own
 * body. https://www.w3.org/TR/WCAG22/#target-size-minimum
 */
export function measureTargets(
  tools: PageTools,
  { failing }: { failing: readonly Element[] },
): { count: number; small: TapTarget[] } {
  const wanted = 44;
  const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'slider'];
  const selector = [
    'a[href]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
    '[onclick]',
    ...roles.map((role) => `[role=${role}]`),
  ].join(',');
  const pageWidth = document.documentElement.scrollWidth;

  /** Includes the target's children and label, because a picture may be higher than its link's line. */
  const measure = (target: Element): Box => {
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
    const parts = [target, ...(label ? [label] : []), ...[...target.children].slice(0, 10)];
    const boxes = parts.map(tools.readBox).filter(({ width, height }) => width > 0 && height > 0);
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
    return { x, y, width, height };
  };
  const isInSentence = (target: Element): boolean => {
    if (target.localName !== 'a' || getComputedStyle(target).display !== 'inline') return false;
    const around = target.parentElement?.textContent?.replace(/\s+/g, '') ?? '';
    return around.length > (target.textContent?.replace(/\s+/g, '') ?? '').length * 2 + 10;
  };
  const isTappable = (target: Element): boolean => {
    if (!tools.isVisible(target) || getComputedStyle(target).pointerEvents === 'none') return false;
    const { x, y, width, height } = tools.readBox(target);
    const isOnPage = x + width > 0 && y + height > 0 && x < pageWidth;
    return isOnPage && width > 1 && height > 1 && !target.closest('[inert], [aria-hidden=true]');
  };

  const targets = [...document.querySelectorAll(selector)].slice(0, 3000).filter(isTappable);
  const small = targets.flatMap((target) => {
    const below24 = failing.includes(target);
    const box = measure(target);
    const isSmall = Math.round(box.width) < wanted || Math.round(box.height) < wanted;
    if (!below24 && (!isSmall || isInSentence(target))) return [];
    return [{ ...tools.describe(target), box, below24 }];
  });
  const sorted = [...small.filter(({ below24 }) => below24), ...small.filter(({ below24 }) => !below24)];
  return { count: targets.length, small: sorted.slice(0, 60) };
}
