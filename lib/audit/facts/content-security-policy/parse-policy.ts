/** Directive in lower case → its sources, in lower case. */
export type Directives = ReadonlyMap<string, readonly string[]>;

export interface ParsedPolicy {
  directives: Directives;
  /** Directives that occur twice; browsers use the first only. */
  duplicates: readonly string[];
}

const POLICY_LIMIT = 20_000;
const mayRecur = new Set(['report-uri', 'report-to']);

/** Parses one serialized policy. https://www.w3.org/TR/CSP3/#parse-serialized-policy */
export function parsePolicy(text: string): ParsedPolicy {
  const directives = new Map<string, readonly string[]>();
  const duplicates: string[] = [];
  for (const part of text.slice(0, POLICY_LIMIT).split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (!directives.has(name)) directives.set(name, sources);
    else if (!mayRecur.has(name)) duplicates.push(name);
  }
  return { directives, duplicates };
}

/** The sources allowed for a kind of load: its own directive, otherwise default-src; undefined if neither restricts it. */
export function sourcesFor(
  directives: Directives,
  ...names: readonly string[]
): readonly string[] | undefined {
  for (const name of [...names, 'default-src']) {
    const sources = directives.get(name);
    // An empty list allows nothing.
    if (sources) return sources.length > 0 ? sources : ["'none'"];
  }
  return undefined;
}
