import type { Box, RenderedElement } from '../rendered-page';

/** Functions shared by the measurements; they run in an isolated world of the page, which its scripts can't access. */
export interface PageTools {
  describe: (element: Element) => RenderedElement;
  readBox: (element: Element) => Box;
  isVisible: (element: Element) => boolean;
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
  };
}
