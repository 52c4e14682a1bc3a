import type { RenderedElement } from '../rendered-page';
import type { PageTools } from './page-tools';

interface Content {
  words: { before: number; after: number };
  links: { before: number; after: number };
  uncrawlableLinks: RenderedElement[];
  structuredTypes: string[];
  isLargestPictureSent: boolean | null;
}

/**
 * Counts words and links in the page as sent by the server, and as it is now. Both are counted in the document and not
 * on the screen, because the sent HTML was never displayed. Runs in the page, so it may use nothing from outside its
 * own body.
 */
export function measureContent(
  tools: PageTools,
  { html, uncrawlable }: { html: string; uncrawlable: readonly Element[] },
): Content {
  const unread = 'script, style, noscript, template:not([shadowrootmode]), iframe, object, head, [hidden]';
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });

  const readText = (root: Node, texts: string[] = []): string[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
      const isUnread = node instanceof Element && node.matches(unread);
      return isUnread ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node.data);
      else if (node instanceof HTMLTemplateElement) readText(node.content, texts);
      else if (node instanceof Element && node.shadowRoot) readText(node.shadowRoot, texts);
    }
    return texts;
  };
  const countWords = (root: Document): number => {
    const text = readText(root).join(' ').slice(0, 400_000);
    let count = 0;
    for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
    return count;
  };
  const countLinks = (root: Document): number =>
    [...root.querySelectorAll('a[href]')].filter((link) => {
      const address = URL.parse(link.getAttribute('href') ?? '', document.baseURI);
      return address?.protocol === 'https:' || address?.protocol === 'http:';
    }).length;

  const listTypes = (): string[] => {
    const types = new Set<string>();
    const collect = (value: unknown, depth: number) => {
      if (typeof value !== 'object' || value === null || depth > 6 || types.size >= 20) return;
      for (const [name, inner] of Object.entries(value)) {
        if (name === '@type')
          for (const type of [inner].flat())
            types.add(
              String(type)
                .replace(/^.*[/:]/, '')
                .slice(0, 60),
            );
        collect(inner, depth + 1);
      }
    };
    for (const script of [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, 20)) {
      try {
        collect(JSON.parse((script.textContent ?? '').slice(0, 100_000)), 0);
      } catch {
        // What can't be parsed states nothing.
      }
    }
    return [...types].slice(0, 20);
  };

  /** By the name of its file, because addresses are written in many ways. */
  const isPictureSent = (): boolean | null => {
    const address = URL.parse(String(Reflect.get(globalThis, 'largestPicture') ?? ''));
    const name = address?.pathname.split('/').at(-1) ?? '';
    if (!/^https?:$/.test(address?.protocol ?? '') || name === '') return null;
    return html.includes(name) || html.includes(decodeURI(name));
  };

  const sent = new DOMParser().parseFromString(html, 'text/html');
  return {
    words: { before: countWords(sent), after: countWords(document) },
    links: { before: countLinks(sent), after: countLinks(document) },
    uncrawlableLinks: uncrawlable.slice(0, 20).map(tools.describe),
    structuredTypes: listTypes(),
    isLargestPictureSent: isPictureSent(),
  };
}
