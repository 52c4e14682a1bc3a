import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { withNested } from '../../facts/structured-data/item-values';
import { nearestName } from '../../facts/structured-data/nearest-name';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';
import { schemaTypes } from '../../facts/structured-data/schema-types';

/** Structured data uses existing types. Only types of schema.org are checked. */
export const knownTypes = definePageCheck({
  id: 'known-types',
  category: 'structure',
  severity: 'warning',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: ['structured-data'],
  reasons: ['misspelt', 'unknown'],
  cause: { kind: 'business-data' },
  effort: { loses: 'find', minutes: 10 },
  run: ({ page: { html } }): Outcome<'misspelt' | 'unknown'> => {
    const { blocks } = readStructuredData(html);
    const ours = blocks.flatMap(({ roots }) => roots).filter(({ context }) => context === 'schema.org');
    const items = withNested(ours.map(({ item }) => item)).filter(({ types }) => types.length > 0);
    if (items.length === 0) return notApplicable;
    const unknown = items.flatMap(({ types, line }) =>
      // A type with a colon or a slash belongs to another vocabulary.
      types.filter((type) => /^\w+$/.test(type) && !schemaTypes.has(type)).map((type) => ({ type, line })),
    );
    const [first] = unknown;
    if (!first) return passed;
    const meant = nearestName(first.type, schemaTypes);
    const shared = {
      count: unknown.length,
      evidence: unknown
        .slice(0, EVIDENCE_LIMIT)
        .map(({ type, line }) => lineEvidence(`"@type": "${type}"`, { line })),
    };
    if (!meant) return { status: 'failed', reason: 'unknown', values: { type: first.type }, ...shared };
    return { status: 'failed', reason: 'misspelt', values: { type: first.type, meant }, ...shared };
  },
});
