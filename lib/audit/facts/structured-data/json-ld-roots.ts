import { type ItemValue, plainName, type StructuredItem } from './structured-item';

const DEPTH_LIMIT = 20;

/** The vocabulary of a node. `misspelt`: a misspelling of schema.org. */
type Context = 'schema.org' | 'missing' | 'misspelt' | 'other';

/** A top-level node of a script or of its @graph. */
export interface JsonLdRoot {
  context: Context;
  item: StructuredItem;
  /** True if it is only a reference to another node. */
  isReference: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The nodes of one parsed script, with arrays and graphs flattened. `line`: of the script. `budget`: number of items
 * that may still be read.
 */
export function jsonLdRoots(value: unknown, line: number, budget: { left: number }): JsonLdRoot[] {
  const roots = collectRoots(value, 'missing', 0).slice(0, Math.max(1, budget.left));
  return roots.map(({ node, context }) => ({
    context,
    item: toStructuredItem(node, { line, depth: 0, budget }),
    isReference: Object.keys(node).every((key) => key === '@id' || key === '@context'),
  }));
}

function collectRoots(value: unknown, inherited: Context, depth: number): { node: Json; context: Context }[] {
  if (depth > DEPTH_LIMIT) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => collectRoots(entry, inherited, depth + 1));
  if (!isObject(value)) return [];
  const context = '@context' in value ? classifyJsonLdContext(value['@context']) : inherited;
  if (!('@graph' in value)) return [{ node: value, context }];
  const inGraph = collectRoots(value['@graph'], context, depth + 1);
  return '@type' in value ? [{ node: value, context }, ...inGraph] : inGraph;
}

function classifyJsonLdContext(context: unknown): Context {
  const entries = Array.isArray(context) ? context : [context];
  const names = entries
    .map((entry) => (isObject(entry) ? (entry['@vocab'] ?? entry.schema) : entry))
    .filter((name) => typeof name === 'string')
    .map((name) => name.trim().toLowerCase());
  if (names.some((name) => /^(?:https?:)?\/\/(?:www\.)?schema\.org(?:\/|$)/.test(name))) return 'schema.org';
  if (names.some((name) => /^schema\.org|s[che]{2,4}ma|schema/.test(name))) return 'misspelt';
  return names.length > 0 ? 'other' : 'missing';
}

interface Place {
  line: number;
  depth: number;
  budget: { left: number };
}

function toStructuredItem(node: Json, place: Place): StructuredItem {
  const deeper = { ...place, depth: place.depth + 1 };
  place.budget.left -= 1;
  const properties = Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .map(([name, value]) => [plainName(name), toItemValues(value, deeper)]);
  return {
    format: 'json-ld',
    types: collectStrings(node['@type']).map(plainName).filter(Boolean),
    id: collectStrings(node['@id'])[0] ?? '',
    properties: Object.fromEntries(properties),
    line: place.line,
  };
}

function toItemValues(value: unknown, place: Place): ItemValue[] {
  if (place.depth > DEPTH_LIMIT || place.budget.left <= 0) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) {
    const deeper = { ...place, depth: place.depth + 1 };
    return value.flatMap((entry) => toItemValues(entry, deeper));
  }
  if (!isObject(value)) return [];
  for (const wrapper of ['@value', '@list', '@set']) {
    if (wrapper in value) return toItemValues(value[wrapper], { ...place, depth: place.depth + 1 });
  }
  return [toStructuredItem(value, place)];
}

function collectStrings(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
