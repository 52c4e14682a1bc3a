import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { withNested } from '../../facts/structured-data/item-values';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

/** Types whose own kind of search result Google has ended. */
const retired = new Set(['FAQPage', 'HowTo', 'SpecialAnnouncement', 'ClaimReview', 'Occupation']);

/** Reported, not scored: structured data that does no harm, but brings no special search result any more. */
export const retiredMarkup = definePageCheck({
  id: 'retired-markup',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/updates',
  reasons: ['no-longer-shown'],
  cause: 'unfelt',
  effort: { loses: 'find', minutes: 10 },
  run: ({ page: { html } }) => {
    const items = withNested(readStructuredData(html).items);
    if (items.length === 0) return notApplicable;
    const found = items.filter(({ types }) => types.some((type) => retired.has(type)));
    if (found.length === 0) return passed;
    const types = [...new Set(found.flatMap((item) => item.types.filter((type) => retired.has(type))))];
    return {
      status: 'failed',
      reason: 'no-longer-shown',
      values: { types: types.join(', ') },
      count: found.length,
      evidence: found
        .slice(0, EVIDENCE_LIMIT)
        .map((item) => lineEvidence(`"@type": "${item.types.join(', ')}"`, { line: item.line })),
    };
  },
});
