import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { readTexts, withNested } from '../../facts/structured-data/item-values';
import { isLocalBusiness } from '../../facts/structured-data/local-business-types';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';
import type { StructuredItem } from '../../facts/structured-data/structured-item';

/**
 * Reported, not scored: references between the items of a page lead to an item, and one business is described as one. An
 * @id of another page is not followed.
 */
export const entityIslands = definePageCheck({
  id: 'entity-islands',
  category: 'structure',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
  needs: ['structured-data'],
  reasons: ['dangling', 'twice'],
  cause: 'note',
  effort: { loses: 'find', minutes: 20 },
  run: ({ page: { html, url } }) => {
    const top = readStructuredData(html).items;
    const items = withNested(top).filter(({ format }) => format === 'json-ld');
    if (items.length === 0) return notApplicable;
    const defined = new Set(items.filter((item) => !isReference(item)).map(({ id }) => id));
    const dangling = items.filter(
      (item) => isReference(item) && !defined.has(item.id) && isOnPage(item.id, url),
    );
    if (dangling.length > 0) {
      const evidence = dangling.map(({ id, line }) => lineEvidence(`"@id": "${id}"`, { line }));
      return {
        status: 'failed',
        reason: 'dangling',
        values: { id: dangling[0]?.id.slice(0, 100).toWellFormed() ?? '' },
        count: dangling.length,
        evidence: evidence.slice(0, EVIDENCE_LIMIT),
      };
    }
    const twice = findTwice(top, items);
    if (twice.length === 0) return passed;
    const evidence = twice.map(({ types, line }) => lineEvidence(`"@type": "${types.join(', ')}"`, { line }));
    return {
      status: 'failed',
      reason: 'twice',
      count: twice.length,
      evidence: evidence.slice(0, EVIDENCE_LIMIT),
    };
  },
});

function isReference({ types, id, properties }: StructuredItem): boolean {
  return id !== '' && types.length === 0 && Object.keys(properties).length === 0;
}

function isOnPage(id: string, url: string): boolean {
  if (!id.includes('#') || !URL.canParse(id, url)) return false;
  const target = new URL(id, url);
  target.hash = '';
  return target.href === url.replace(/#.*/, '');
}

/** Descriptions of a business with one name that don't share an @id. */
function findTwice(top: readonly StructuredItem[], items: readonly StructuredItem[]): StructuredItem[] {
  const businesses = top.filter(
    ({ types, format }) =>
      format === 'json-ld' && (isLocalBusiness(types) || types.some((type) => type === 'Organization')),
  );
  const byName = Map.groupBy(businesses, (item) => readTexts(item, 'name', items)[0]?.toLowerCase() ?? '');
  byName.delete('');
  return [...byName.values()].filter(describesSeveral).flat();
}

function describesSeveral(same: readonly StructuredItem[]): boolean {
  const ids = new Set(same.map(({ id }) => id));
  return ids.has('') ? same.length > 1 : ids.size > 1;
}
