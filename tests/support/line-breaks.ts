import type { Page } from '@playwright/test';

/**
 * Places of a page at which a line ends where it must not: within a figure, a price, a date, a phone number or a range, between a
 * figure and its unit, after the letter of a word such as e-mail, or after a one-letter word of Polish and Bulgarian; each as the end of one
 * line and the beginning of the next. Also a space after a full stop of Chinese and Japanese, and a page that scrolls sideways. Parts
 * drawn only when they come into view are drawn.
 */
export async function brokenLines(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(findBrokenLines);
  return found.map((line) => `${new URL(page.url()).pathname} at ${width} px: ${line}`);
}

/** Self-contained, because it runs in the page. */
async function findBrokenLines(): Promise<string[]> {
  const language = document.documentElement.lang.slice(0, 2);
  const isCjk = language === 'ja' || language === 'zh';
  if (!document.getElementById('all-drawn')) {
    const style = document.createElement('style');
    style.id = 'all-drawn';
    style.textContent = '* { content-visibility: visible !important }';
    document.head.append(style);
  }
  await document.fonts.ready;

  interface Line {
    text: string;
    bottom: number;
    height: number;
  }

  const range = document.createRange();
  const faults: string[] = [];
  for (const texts of listParagraphs()) {
    for (const { textContent } of isCjk ? texts : []) {
      const gap = /.{0,12}[。！？] \S.{0,12}/u.exec(textContent ?? '');
      if (gap) faults.push(`a space after a full stop: ${gap[0]}`);
    }
    if (!spansLines(texts)) continue;
    const lines = readLines(texts);
    for (const [index, { text: line }] of lines.entries()) {
      const next = lines[index + 1]?.text;
      if (next && isFault(line, next)) faults.push(`${line.slice(-24)} / ${next.slice(0, 24)}`);
    }
  }
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return [...new Set(faults)];

  /** The texts that flow together, with the breaks that were meant. */
  function listParagraphs(): (Text | HTMLBRElement)[][] {
    const byBlock = new Map<Element, (Text | HTMLBRElement)[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) && !(node instanceof HTMLBRElement)) continue;
      const { parentElement: parent } = node;
      if (!parent || !isSeen(parent)) continue;
      let block = parent;
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const texts = byBlock.get(block) ?? [];
      texts.push(node);
      byBlock.set(block, texts);
    }
    return [...byBlock.values()];
  }

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, script, style, noscript, option, pre, code, textarea, .sr-only')
    );
  }

  function spansLines(texts: Node[]): boolean {
    const boxes = texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ height, width }) => height > 0 && width > 0);
    });
    return boxes.some((box) => boxes.some((other) => other.top >= box.bottom - box.height / 3));
  }

  /** Spaces that aren't drawn stay at the end of their line. */
  function readLines(texts: (Text | HTMLBRElement)[]): Line[] {
    const lines: Line[] = [];
    for (const text of texts) {
      if (text instanceof HTMLBRElement) {
        const line = lines.at(-1);
        if (line) line.text += '\n';
        continue;
      }
      let start = 0;
      for (const character of text.data) {
        range.setStart(text, start);
        start += character.length;
        range.setEnd(text, start);
        const box = [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
        const line = lines.at(-1);
        const isNext = box && (!line || box.top >= line.bottom - line.height / 3);
        if (isNext) lines.push({ text: character, bottom: box.bottom, height: box.height });
        else if (line) {
          line.text += character;
          if (box && box.height > line.height)
            Object.assign(line, { bottom: box.bottom, height: box.height });
        }
      }
    }
    return lines;
  }

  function isFault(line: string, next: string): boolean {
    if (line.endsWith('\n')) return false;
    const [end, start] = [line.trimEnd(), next.trimStart()];
    const hasSpace = end !== line || start !== next;
    return isWithinFigure(end, start) || (hasSpace ? isLoneLetter(end) : isLoneHyphen(end, start));
  }

  function isWithinFigure(line: string, next: string): boolean {
    if (/\p{Nd}$/u.test(line)) {
      const unit =
        /^(?:[%％٪°]|(?:AU|A|NZ)?\$|AUD|AU\b|px\b|[KMG]B\b|ms\b|km\b|kg\b|Mbit|Uhr\b|г\.|лв|дол|دلار|درصد|澳元|豪ドル|ドル|[年月日时時分秒个個件名页頁円万億亿倍周]|ページ)/u;
      if (/^\p{Nd}/u.test(next) || unit.test(next) || /^[–—~～〜・.,:/-]\s?\p{Nd}/u.test(next)) return true;
      if (
        /(?:^|[^\p{Nd}.,])\p{Nd}{1,2}$/u.test(line) &&
        /^(?:de )?\p{L}{3,12}\.? (?:de )?\p{Nd}{4}/u.test(next)
      )
        return true;
    }
    if (/\p{Nd}\.$/u.test(line) && /^\p{Lu}\p{L}+ \p{Nd}{4}/u.test(next)) return true;
    if (/\p{Nd}\s?[–—~～〜×x/-]$/u.test(line) && /^\p{Nd}/u.test(next)) return true;
    if (/(?:[$€~～〜]|AU|AUD|第)$/u.test(line) && /^[\p{Nd}$]/u.test(next)) return true;
    return /\p{Nd}\.? (?:de )?\p{L}{3,12}\.?$/u.test(line) && /^(?:de )?20\d\d\b/u.test(next);
  }

  function isLoneHyphen(line: string, next: string): boolean {
    return /(?:^|\s)(?:[Ee]|[Пп]о)-$/u.test(line) && /^\p{L}/u.test(next);
  }

  function isLoneLetter(line: string): boolean {
    return (language === 'pl' || language === 'bg') && /(?:^|[\s(„])\p{Ll}$/u.test(line);
  }
}
