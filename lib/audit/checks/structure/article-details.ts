import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { hasValue } from '../../facts/structured-data/item-values';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

const articles: readonly string[] = ['Article', 'NewsArticle', 'BlogPosting'];
/**
 * Google recommends these properties and requires none.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
const advised = ['headline', 'image', 'datePublished', 'author'] as const;

/** Recommended structured data of an article: reported, not scored. */
export const articleDetails = definePageCheck({
  id: 'article-details',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  needs: ['structured-data'],
  reasons: ['sparse'],
  cause: { kind: 'business-data' },
  effort: { loses: 'find', minutes: 15 },
  run: ({ page: { html } }) => {
    const found = readStructuredData(html).items.filter(({ types }) =>
      types.some((type) => articles.includes(type)),
    );
    if (found.length === 0) return notApplicable;
    const sparse = found
      .map((item) => ({ item, missing: advised.filter((name) => !hasValue(item, name)) }))
      .filter(({ missing }) => missing.length > 0);
    const [first] = sparse;
    if (!first) return passed;
    return {
      status: 'failed',
      reason: 'sparse',
      values: { type: first.item.types.join(', '), missing: first.missing.join(', ') },
      count: sparse.length,
      evidence: sparse
        .slice(0, EVIDENCE_LIMIT)
        .map(({ item }) => lineEvidence(`"@type": "${item.types.join(', ')}"`, { line: item.line })),
    };
  },
});
