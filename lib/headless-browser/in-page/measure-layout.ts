import type { RenderedElement } from '../rendered-page';
import type { PageTools } from './page-tools';

interface Layout {
  pageHeight: number;
  overflow: { pageWidth: number; elements: RenderedElement[] };
  fontSizes: { letters: number; smallLetters: number; smallest: number };
  consentWall: { share: number } | null;
}

/** Runs in the page, so it may use nothing from outside its own body. */
export function measureLayout(tools: PageTools): Layout {
  /** Lighthouse's limit for text on a phone. */
  const smallPx = 12;
  const root = document.documentElement;
  /** Scale of the page on the screen: pages for wider screens, or with overflow, are scaled down until they fit. */
  const shrink = Math.min(1, screen.width / window.innerWidth);
  const seenWidth = root.clientWidth;
  const pageWidth = Math.max(root.scrollWidth, document.body?.scrollWidth ?? 0);
  const all = [...document.querySelectorAll('body *')].slice(0, 20_000);

  const isClipped = (element: Element): boolean => {
    for (let above = element.parentElement; above && above !== root; above = above.parentElement) {
      if (above !== document.body && getComputedStyle(above).overflowX !== 'visible') return true;
    }
    return false;
  };
  const sticksOut = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = right > seenWidth + 1 || (root.dir === 'rtl' && left < -1);
    return isOut && width > 0;
  };
  /** The outermost overflowing elements, without their descendants. */
  const findOverflow = (): RenderedElement[] => {
    if (pageWidth <= seenWidth + 1) return [];
    const outermost = all.filter(
      (element) => sticksOut(element) && !(element.parentElement && sticksOut(element.parentElement)),
    );
    const shown = outermost.filter((element) => tools.isVisible(element) && !isClipped(element));
    return shown.slice(0, 10).map(tools.describe);
  };

  const measureFonts = (): Layout['fontSizes'] => {
    const sizes = { letters: 0, smallLetters: 0, smallest: 0 };
    const walker = document.createTreeWalker(document.body ?? root, NodeFilter.SHOW_TEXT);
    const known = new Map<Element, number | null>();
    const measureSize = (element: Element): number | null => {
      const isShown = tools.isVisible(element) || getComputedStyle(element).display === 'contents';
      return isShown ? Number.parseFloat(getComputedStyle(element).fontSize) * shrink : null;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const letters = (node.nodeValue ?? '').replace(/\s+/g, '').length;
      if (!parent || letters === 0 || /^(script|style|noscript|template)$/.test(parent.localName)) continue;
      const size = known.get(parent) ?? measureSize(parent);
      known.set(parent, size);
      if (size === null || size === 0) continue;
      sizes.letters += letters;
      if (size < smallPx) sizes.smallLetters += letters;
      if (sizes.smallest === 0 || size < sizes.smallest) sizes.smallest = size;
    }
    return sizes;
  };

  /** The share of the screen covered by a fixed panel with the words of a consent manager and a control. */
  const findConsentWall = (): Layout['consentWall'] => {
    const topics = /cookie|consent|gdpr|datenschutz|einwillig|rgpd|privacy|کوکی|クッキー|쿠키/i;
    const [width, height] = [window.innerWidth, window.innerHeight];
    const shares = all.map((element) => {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky' && element.localName !== 'dialog') return 0;
      if (!tools.isVisible(element)) return 0;
      const names = `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it says nothing
      const text = element instanceof HTMLElement ? element.innerText.slice(0, 3000) : '';
      // Some consent managers keep their words in a shadow root or a frame, so names are searched, too.
      if (!topics.test(text) && !topics.test(names)) return 0;
      const hasControl =
        element.querySelector('button, a, input, iframe, [role=button]') || element.shadowRoot;
      if (!hasControl) return 0;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const wide = Math.max(0, Math.min(right, width) - Math.max(left, 0));
      const high = Math.max(0, Math.min(bottom, height) - Math.max(top, 0));
      return (wide * high) / (width * height);
    });
    const share = Math.min(1, Math.max(0, ...shares));
    return share > 0.02 ? { share: Math.round(share * 100) / 100 } : null;
  };

  return {
    pageHeight: Math.max(root.scrollHeight, document.body?.scrollHeight ?? 0),
    overflow: { pageWidth, elements: findOverflow() },
    fontSizes: measureFonts(),
    consentWall: findConsentWall(),
  };
}
