import type { PageElement } from '@/lib/web-page/page';
import { isStreamed, listElements, readRelations } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

const names = new Set(['description', 'robots', 'googlebot', 'viewport']);

/**
 * Head elements inside the body, where search engines ignore them. Usually an earlier element, such as a picture or a
 * div, made the browser close the head.
 */
export const metasInBody = definePageCheck({
  id: 'metas-in-body',
  category: 'indexing',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  reasons: ['misplaced'],
  cause: { kind: 'template', from: 'layout' },
  effort: { loses: 'find', minutes: 20 },
  run: ({ page: { html } }) => {
    if (isStreamed(html)) return passed;
    const misplaced = [...listElements(html, 'meta'), ...listElements(html, 'link')]
      .filter((element) => !element.inHead && belongsIntoHead(element))
      .toSorted((one, other) => one.order - other.order);
    if (misplaced.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'misplaced',
      count: misplaced.length,
      evidence: listEvidence(misplaced),
    };
  },
});

/** Elements with itemprop are microdata and may be in the body. */
function belongsIntoHead({ name, attributes }: PageElement): boolean {
  if (attributes.itemprop !== undefined) return false;
  if (name === 'meta') return names.has(attributes.name?.trim().toLowerCase() ?? '');
  const relations = readRelations(attributes.rel);
  return relations.includes('canonical') || (relations.includes('alternate') && Boolean(attributes.hreflang));
}
