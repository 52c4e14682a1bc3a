import type { Page } from '@playwright/test';

/**
 * Places of a page at which a line ends where it must not: within a figure, a price, a date, a phone number or a range, between a
 * figure and its unit, within a word without a hyphen, after the letter of a word such as e-mail, or after a one-letter word of Polish and
 * Bulgarian; each as the end of one line and the beginning of the next. Also a last line of one kana, a space after a full stop of Chinese
 * and Japanese, and a page that scrolls sideways. Parts drawn only when they come into view are drawn.
 */
export async function brokenLines(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(findBrokenLines);
  return found.map((line) => `${new URL(page.url()).pathname} at ${width} px: ${line}`);
}

/** Self-contained, because it runs in the page. */
async function findBrokenLines(): Promise<string[]> {
  if (!document.getElementById('all-drawn')) {
    const style = document.createElement('style');
    style.id = 'all-drawn';
    style.textContent = '* { content-visibility: visible !important }';
    document.head.append(style);
  }
  await document.fonts.ready;

  const units =
    '[%％٪°]|(?:AU|A|NZ)?\\$|(?:AUD|AU|px|[KMGk]B|ms|km|kg|Mbit|Uhr)(?!\\p{L})|г\\.|лв|дол|دلار|درصد|澳元|豪ドル|ドル|[年月日時时分秒个個件名页頁円万億亿倍周]|ページ';
  const year = '(?:(?:19|20)\\d\\d|۱[۳۴]\\p{Nd}{2})(?!\\p{Nd})';
  /** What is between two characters that belong on one line: spaces, or nothing. */
  const gap = '[^\\S\\v]*';
  const gaps = [
    `(?<=\\p{Nd})${gap}(?=\\p{Nd})`,
    `(?<=\\p{Nd})${gap}(?=${units})`,
    `(?<=\\p{Nd})${gap}(?=[–—~～〜・.,:/-]\\s?\\p{Nd})`,
    `(?<=\\p{Nd}\\s?[–—~～〜×x/-])${gap}(?=\\p{Nd})`,
    `(?<=[$€~～〜]|AU|AUD|第)${gap}(?=[\\p{Nd}$])`,
    // Of a date: between the day and the month, and before the year.
    `(?<=(?<![\\p{Nd}.,])\\p{Nd}{1,2}\\.?)${gap}(?=(?:de )?\\p{L}{3,12}\\.?\\s(?:de )?${year})`,
    `(?<=\\p{Nd}\\.?\\s(?:de )?\\p{L}{3,12}\\.?)${gap}(?=(?:de )?${year})`,
    '(?<=(?<!\\p{L})(?:[Ee]|[Пп]о)-)(?=\\p{L})',
  ].map((pattern) => new RegExp(pattern, 'gu'));
  const loneLetters: Record<string, RegExp> = {
    pl: /(?<=(?:^|[\s(„])[aiouwz])[^\S\v]+(?=\S)/giu,
    bg: /(?<=(?:^|[\s(„])[авеикосуяѝ])[^\S\v]+(?=\S)/giu,
  };
  const isCjk = /^(?:ja|zh)/.test(document.documentElement.lang);
  const faults = new Set<string>();
  const range = document.createRange();
  for (const texts of listParagraphs()) findFaults(texts);
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return [...faults];

  /** The texts that flow together, with the breaks that were meant. */
  function listParagraphs(): (Text | HTMLBRElement)[][] {
    const rowItems: Text[][] = [];
    const byBlock = new Map<Element, (Text | HTMLBRElement)[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) && !(node instanceof HTMLBRElement)) continue;
      const { parentElement: parent } = node;
      if (!parent || !isSeen(parent)) continue;
      if (node instanceof Text && /flex|grid/.test(getComputedStyle(parent).display)) {
        rowItems.push([node]);
        continue;
      }
      let block = parent;
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (block.getBoundingClientRect().width < 8) continue;
      const texts = byBlock.get(block) ?? [];
      texts.push(node);
      byBlock.set(block, texts);
    }
    return [...rowItems, ...byBlock.values()];
  }

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, script, style, noscript, option, pre, textarea, .sr-only')
    );
  }

  function findFaults(nodes: (Text | HTMLBRElement)[]): void {
    const text = nodes.map(readNode).join('');
    if (isCjk)
      for (const [found] of text.matchAll(/.{0,12}[。！？] (?=\S).{0,12}/gu))
        faults.add(`a space after a full stop: ${found}`);
    if (!spansLines(nodes)) return;
    const language = nodes[0]?.parentElement?.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) ?? '';
    const belongTogether = [...gaps, loneLetters[language] ?? []].flat();
    for (const pattern of belongTogether)
      for (const { 0: between, index } of text.matchAll(pattern))
        if (isBroken(nodes, index - 1, index + between.length)) report(text, index);
    if (!isCjk) for (const node of nodes) findBrokenWords(node);
    for (const [place, node] of nodes.entries())
      if (lacksHyphen(nodes[place - 1], node)) report(text, indexOf(nodes, place));
    const { index: last } = /[\p{Script=Hiragana}\p{Script=Katakana}ー][^\p{L}\p{N}]*$/u.exec(text) ?? {};
    if (last && isBroken(nodes, last - 1, last)) report(text, last);
  }

  /** Addresses are broken anywhere, where they are too long. */
  function findBrokenWords(node: Text | HTMLBRElement): void {
    const text = readNode(node);
    for (const { 0: word, index } of text.matchAll(/\S*[@/]\S*|\S+\.\p{L}\S*|\p{L}[\p{L}\p{M}\u200c]+/gu)) {
      if (/\p{Script=Han}/u.test(word)) continue;
      if (/[@/.]/.test(word) || !isBroken([node], index, index + word.length - 1)) continue;
      let end = index + 1;
      while (!isBroken([node], index, end)) end += 1;
      report(text, end);
    }
  }

  /** Whether a line ends before a piece of a divided word, without the hyphen that it draws before itself. */
  function lacksHyphen(before: Text | HTMLBRElement | undefined, piece: Text | HTMLBRElement): boolean {
    const { parentElement: element } = piece;
    if (!before || !element || !getComputedStyle(element, '::before').content.includes('\u00ad'))
      return false;
    const [box, next] = [findBox([before], readNode(before).length - 1), findBox([piece], 0)];
    if (!box || !next || !isBelow(box, next)) return false;
    return ![...element.getClientRects()].some(
      ({ width, bottom }) => width > 0 && bottom <= next.top + next.height / 3,
    );
  }

  function indexOf(nodes: (Text | HTMLBRElement)[], place: number): number {
    return nodes.slice(0, place).map(readNode).join('').length;
  }

  function report(text: string, index: number): void {
    faults.add(`${text.slice(Math.max(0, index - 24), index)} / ${text.slice(index, index + 24)}`);
  }

  /** Code is copied as it is, and broken anywhere. */
  function readNode(node: Text | HTMLBRElement): string {
    if (node instanceof HTMLBRElement) return '\v';
    return node.parentElement?.closest('code') ? '□'.repeat(node.length) : node.data;
  }

  function spansLines(nodes: Node[]): boolean {
    const boxes = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ height, width }) => height > 0 && width > 0);
    });
    return boxes.some((box) => boxes.some((other) => isBelow(box, other)));
  }

  /** Whether a character is on a later line than another one before it, which is no initial of several lines. */
  function isBroken(nodes: (Text | HTMLBRElement)[], before: number, after: number): boolean {
    if (before === 0 && hasInitial(nodes[0]?.parentElement)) return false;
    const [box, next] = [findBox(nodes, before), findBox(nodes, after)];
    return box !== undefined && next !== undefined && isBelow(box, next);
  }

  function hasInitial(element: Element | null | undefined): boolean {
    const initial = element && getComputedStyle(element, '::first-letter').getPropertyValue('initial-letter');
    return Boolean(initial && initial !== 'normal');
  }

  function isBelow(box: DOMRect, next: DOMRect): boolean {
    return next.top >= box.bottom - box.height / 3;
  }

  function findBox(nodes: (Text | HTMLBRElement)[], index: number): DOMRect | undefined {
    let start = 0;
    for (const node of nodes) {
      const length = node instanceof Text ? node.length : 1;
      if (index < start + length) {
        if (!(node instanceof Text)) return undefined;
        range.setStart(node, index - start);
        range.setEnd(node, index - start + 1);
        // The last one: a letter after a soft hyphen has the hyphen's, too.
        return [...range.getClientRects()].findLast(({ width, height }) => width > 0 && height > 0);
      }
      start += length;
    }
    return undefined;
  }
}
