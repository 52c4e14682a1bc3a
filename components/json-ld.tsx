import type { Graph } from 'schema-dts';

/** Shown texts have it in ranges of numbers: lib/i18n/shown-messages.ts. */
const wordJoiner = '\u2060';

/**
 * Structured data of the page. The only place that writes raw HTML: `<` is escaped, so no text can end the element.
 * https://nextjs.org/docs/app/guides/json-ld
 */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll(wordJoiner, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text unescaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
