import type { HtmlFacts } from '@/lib/web-page/page';

/** Elements that make up a page's frame. */
const frame = ['body', 'header', 'nav', 'main', 'aside', 'footer'] as const;

/**
 * What pages made from one template have in common: the classes and ids of the page's frame, without figures. Two pages of
 * one template give the same text, as far as they can be told apart from outside.
 */
export function readLayout({ elements }: HtmlFacts): string {
  const parts = frame.flatMap((name) =>
    (elements[name] ?? []).slice(0, 3).map(({ attributes }) => {
      const tokens = `${attributes.id ?? ''} ${attributes.class ?? ''}`.split(/\s+/);
      const kept = tokens.filter((token) => token !== '' && !/\d/.test(token));
      return `${name} ${[...new Set(kept)].sort().join(' ')}`;
    }),
  );
  return [...new Set(parts)].join('\n').slice(0, 400).toWellFormed();
}
