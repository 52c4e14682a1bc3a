import type { Graph } from 'schema-dts';

/** What shown texts have so that lines end in the right places: lib/i18n/shown-messages.ts. */
const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Structured data of the page. The only place that writes raw HTML: `<` is escaped, so no text can end the element.
 * https://nextjs.org/docs/app/guides/json-ld
 */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll(wordJoiner, '')
    .replaceAll(noBreakSpace, ' ');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text unescaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
