import { definePageCheck, notApplicable, type Outcome, type Values } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence, shortened, toEvidence } from '../../facts/page/evidence';
import { withNested } from '../../facts/structured-data/item-values';
import { type JsonLdBlock, readStructuredData } from '../../facts/structured-data/read-structured-data';
import type { StructuredItem } from '../../facts/structured-data/structured-item';

const TYPES_NAMED = 8;

/** Structured data can be parsed and has a context and types. structured-data-present handles pages without any. */
export const structuredData = definePageCheck({
  id: 'structured-data',
  category: 'structure',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  reasons: ['unparsable', 'no-context', 'no-type'],
  cause: { kind: 'business-data' },
  effort: { loses: 'find', minutes: 30 },
  run: ({ page }) => {
    const { blocks, items } = readStructuredData(page.html);
    if (blocks.length === 0 && items.length === 0) return notApplicable;
    const passed: Outcome<never> = {
      status: 'passed',
      values: { count: items.length, types: listTypes(items) },
    };
    return findSyntaxFault(blocks) ?? findContextFault(blocks) ?? findTypeFault(blocks) ?? passed;
  },
});

function findSyntaxFault(blocks: readonly JsonLdBlock[]): Outcome<'unparsable'> | null {
  const errors = blocks.flatMap(({ error }) => (error ? [error] : []));
  const [first] = errors;
  if (!first) return null;
  return {
    status: 'failed',
    reason: 'unparsable',
    values: { broken: errors.length, line: first.line, near: shortened(first.near) },
    evidence: errors.slice(0, EVIDENCE_LIMIT).map(({ near, line }) => lineEvidence(near, { line })),
    count: errors.length,
  };
}

function findContextFault(blocks: readonly JsonLdBlock[]): Outcome<'no-context'> | null {
  const withoutContext = blocks.filter(
    ({ roots }) =>
      roots.length === 0 || roots.some(({ context }) => context === 'missing' || context === 'misspelt'),
  );
  return withoutContext.length > 0
    ? { status: 'failed', reason: 'no-context', ...found(withoutContext) }
    : null;
}

/** Only for schema.org: other vocabularies may declare types differently. */
function findTypeFault(blocks: readonly JsonLdBlock[]): Outcome<'no-type'> | null {
  const untyped = blocks.filter(({ roots }) =>
    roots.some(
      ({ context, item, isReference }) => context === 'schema.org' && item.types.length === 0 && !isReference,
    ),
  );
  return untyped.length > 0 ? { status: 'failed', reason: 'no-type', ...found(untyped) } : null;
}

function found(blocks: readonly JsonLdBlock[]) {
  const values: Values = { broken: blocks.length };
  const evidence = blocks.slice(0, EVIDENCE_LIMIT).map(({ element }) => toEvidence(element));
  return { values, evidence, count: blocks.length };
}

function listTypes(items: readonly StructuredItem[]): string {
  const types = new Set(withNested(items).flatMap((item) => item.types));
  return shortened([...types].slice(0, TYPES_NAMED).join(', '));
}
