import type { Seen } from '../journey-page';
import type { Box, RenderedElement } from '../rendered-page';

/** Functions shared by the measurements; they run in an isolated world of the page, which its scripts can't access. */
export interface PageTools {
  describe: (element: Element) => RenderedElement;
  readBox: (element: Element) => Box;
  isVisible: (element: Element) => boolean;
  /** Where a displayed element is while the page is at its top; `box` is its box, or that of its text. */
  see: (element: Element, box: Box) => Seen;
  /** The smallest box around the given ones; null without any. */
  unite: (boxes: readonly Box[]) => Box | null;
}

/** Runs in the page, so it may use nothing from outside its own body. */
export function makePageTools(): PageTools {
  const tidy = (text: string, length: number) => text.replace(/\s+/g, ' ').trim().slice(0, length);

  const toBox = ({ left, top, width, height }: DOMRect): Box => {
    const round = (value: number) => Math.round(value * 10) / 10;
    const [x, y] = [left + window.scrollX, top + window.scrollY];
    return { x: round(x), y: round(y), width: round(width), height: round(height) };
  };

  const nameOne = (element: Element): string => {
    const tag = element.localName;
    const id = element.getAttribute('id');
    if (id && /^[a-z][\w-]{0,40}$/i.test(id)) return `${tag}#${id}`;
    const classes = (element.getAttribute('class') ?? '').split(/\s+/);
    const plain = classes.filter((name) => /^[a-z_-][\w-]{0,30}$/i.test(name)).slice(0, 2);
    return [tag, ...plain].join('.');
  };

  const select = (element: Element): string => {
    const parent = element.parentElement;
    const own = nameOne(element);
    const isEnough = own.includes('#') || !parent || parent === document.body;
    return (isEnough ? own : `${nameOne(parent)} > ${own}`).slice(0, 160);
  };

  const readText = (element: Element): string => {
    // biome-ignore lint/performance/useDomNodeTextContent: the words that a visitor sees
    const shown = element instanceof HTMLElement ? element.innerText : element.textContent;
    const names = ['aria-label', 'alt', 'placeholder', 'title', 'name'];
    const named = names.map((name) => element.getAttribute(name)).find((value) => value?.trim());
    return tidy((shown ?? '').slice(0, 1000), 80) || tidy(named ?? '', 80);
  };

  /** Whether what is touched belongs to a fixed element or an open dialog that the other is no part of. */
  const isOver = (touched: Element, other: Element): boolean => {
    for (let above: Element | null = touched; above; above = above.parentElement) {
      if (above.contains(other)) return false;
      if (getComputedStyle(above).position === 'fixed' || above.matches('dialog[open]')) return true;
    }
    return false;
  };

  return {
    describe: (element) => ({
      selector: select(element),
      text: readText(element),
      box: toBox(element.getBoundingClientRect()),
    }),
    readBox: (element) => toBox(element.getBoundingClientRect()),
    isVisible: (element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    },
    see: (element, { x, y, width, height }) => {
      const [across, down] = [x - window.scrollX + width / 2, y - window.scrollY + height / 2];
      if (across < 0 || across > window.innerWidth || down < 0) return 'hidden';
      if (down >= window.innerHeight) return 'below';
      const touched = document.elementFromPoint(across, down);
      return touched && isOver(touched, element) ? 'covered' : 'first';
    },
    unite: (boxes) => {
      if (boxes.length === 0) return null;
      const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
      const right = Math.max(...boxes.map((box) => box.x + box.width));
      const bottom = Math.max(...boxes.map((box) => box.y + box.height));
      return { x, y, width: right - x, height: bottom - y };
    },
  };
}
