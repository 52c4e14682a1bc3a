import { globSync } from 'node:fs';

/** The addresses of the site's handlers, as their folders are named. As in Next, fixed names go before variable parts, and those before the rest. */
const addresses = globSync('app/**/route.ts')
  .map((path) => path.split('/').slice(1, -1))
  .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));

function rank(names: readonly string[]): string {
  return names.join('/').replaceAll('[...', '~~').replaceAll('[', '~');
}

/** The variable parts of an address, as Next gives them to its handler. */
export function readRouteParams(path: string): Record<string, string | string[]> {
  const parts = path.split(/[?#]/, 1)[0]?.split('/').slice(1) ?? [];
  for (const names of addresses) {
    const params = matchParts(names, parts);
    if (params) return params;
  }
  return {};
}

function matchParts(
  names: readonly string[],
  parts: readonly string[],
): Record<string, string | string[]> | undefined {
  const params: Record<string, string | string[]> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index];
    const [, rest, variable] = /^\[(\.\.\.)?(.+)\]$/.exec(name) ?? [];
    if (part === undefined) return undefined;
    if (variable && rest) return { ...params, [variable]: parts.slice(index) };
    // Decoded, as by Next.
    if (variable) params[variable] = decodeURIComponent(part);
    else if (part !== name) return undefined;
  }
  return names.length === parts.length ? params : undefined;
}
