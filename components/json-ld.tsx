import type { Graph } from 'schema-dts';
import { plainWords } from '@/lib/i18n/shown-messages';

/**
 * Structured data of the page. The only place that writes raw HTML: `<` is escaped, so no text can end the element.
 * https://nextjs.org/docs/app/guides/json-ld
 */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = plainWords(JSON.stringify(graph)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text unescaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
