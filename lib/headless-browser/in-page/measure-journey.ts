import type { JourneyLink, JourneyPage, Seen } from '../journey-page';
import type { Box } from '../rendered-page';
import type { PageTools } from './page-tools';

type Part = Pick<JourneyPage, 'texts' | 'links' | 'frames'>;

/** Texts, links and frames with their places. Runs in the page, so it may use nothing from outside its own body. */
export function measureJourney(tools: PageTools): Part {
  const root = document.body ?? document.documentElement;
  const shown = new Map<Element, boolean>();
  const isShown = (element: Element): boolean => {
    const known = shown.get(element) ?? tools.isVisible(element);
    shown.set(element, known);
    return known;
  };
  const tidy = (text: string, length: number) => text.replace(/\s+/g, ' ').trim().slice(0, length);

  const listTexts = (): Part['texts'] => {
    const blocks = new Map<Element, { text: string; boxes: Box[] }>();
    const blockOf = new Map<Element, Element>();
    const findBlock = (element: Element): Element => {
      const known = blockOf.get(element);
      if (known) return known;
      const { parentElement } = element;
      const isInline = /^(?:inline$|contents)/.test(getComputedStyle(element).display);
      const block = isInline && parentElement ? findBlock(parentElement) : element;
      blockOf.set(element, block);
      return block;
    };
    const unread = /^(?:script|style|noscript|template|textarea|select|iframe)$/;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && unread.test(node.localName)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const range = document.createRange();
    let [read, characters] = [0, 0];
    for (
      let node = walker.nextNode();
      node && read < 30_000 && characters < 40_000;
      node = walker.nextNode()
    ) {
      read += 1;
      const { parentElement } = node;
      if (!parentElement) continue;
      if (node instanceof Element) {
        const block = node.localName === 'br' ? blocks.get(findBlock(parentElement)) : undefined;
        if (block) block.text += ' ';
        continue;
      }
      const words = node.nodeValue ?? '';
      if (words.trim() === '') continue;
      const isContents = getComputedStyle(parentElement).display === 'contents';
      if (!isContents && !isShown(parentElement)) continue;
      const element = findBlock(parentElement);
      const block = blocks.get(element) ?? { text: '', boxes: [] };
      range.selectNodeContents(node);
      const { left, top, width, height } = range.getBoundingClientRect();
      block.text += words.slice(0, 2000);
      if (width > 0) block.boxes.push({ x: left + scrollX, y: top + scrollY, width, height });
      blocks.set(element, block);
      characters += words.length;
    }
    const all = [...blocks].flatMap(([element, { text, boxes }]) => {
      const box = tools.unite(boxes);
      return box ? [{ text: tidy(text, 400), box, seen: tools.see(element, box) }] : [];
    });
    return all.length > 600 ? [...all.slice(0, 400), ...all.slice(-200)] : all;
  };

  const readLink = (element: Element): JourneyLink => {
    const { text, box } = tools.describe(element);
    const picture = element.querySelector('img[alt], svg[aria-label], [aria-label]');
    const named = picture?.getAttribute('alt') || picture?.getAttribute('aria-label') || '';
    const href = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    const seen: Seen = isShown(element) ? tools.see(element, box) : 'hidden';
    return { href: href.slice(0, 2048), text: tidy(text || named, 120), box, seen };
  };
  const listLinks = (): JourneyLink[] => {
    const links = [...document.querySelectorAll('a[href], area[href]')].slice(0, 3000);
    const isWeb = (link: Element) =>
      !/^\s*(?:tel|callto|sms|mailto|geo|maps|whatsapp|viber):/i.test(link.getAttribute('href') ?? '');
    const web = links.filter(isWeb);
    const some = web.length > 250 ? [...web.slice(0, 150), ...web.slice(-100)] : web;
    const others = links.filter((link) => !isWeb(link)).slice(0, 100);
    const buttons = [...document.querySelectorAll('button, [role=button], input[type=button]')].slice(0, 60);
    return [...others, ...some, ...buttons].map(readLink);
  };

  return {
    texts: listTexts(),
    links: listLinks(),
    frames: [...document.querySelectorAll('iframe')].slice(0, 30).map((frame) => {
      const box = tools.readBox(frame);
      const address = frame.getAttribute('src') || frame.getAttribute('data-src') || '';
      return {
        address: address.slice(0, 2048),
        title: tidy(frame.title || frame.getAttribute('aria-label') || '', 120),
        box,
        seen: isShown(frame) ? tools.see(frame, box) : 'hidden',
      };
    }),
  };
}
