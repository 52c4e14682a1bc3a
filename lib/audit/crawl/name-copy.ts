/** What makes addresses of one page differ: the rule of the server that would mend it. */
export type CopyKind = 'parameters' | 'file-name' | 'slash' | 'case' | 'other';

export function nameCopy(original: string, copies: readonly string[]): CopyKind {
  const [first] = copies;
  if (first === undefined || !URL.canParse(original) || !URL.canParse(first)) return 'other';
  const one = new URL(original);
  const other = new URL(first);
  if (one.search !== other.search) return 'parameters';
  if (withoutFile(one) === withoutFile(other)) return 'file-name';
  if (one.pathname.replace(/\/$/, '') === other.pathname.replace(/\/$/, '')) return 'slash';
  return one.pathname.toLowerCase() === other.pathname.toLowerCase() ? 'case' : 'other';
}

function withoutFile({ pathname }: URL): string | undefined {
  const path = pathname.replace(/\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/i, '/');
  return path.endsWith('/') ? path : undefined;
}
