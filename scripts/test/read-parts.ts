import { parseArgs } from 'node:util';

const parts = ['lint', 'types', 'unit', 'system', 'browser'] as const;
type Part = (typeof parts)[number] | 'commits';

/** `checks` is what needs no build. */
const groups: Record<string, readonly Part[]> = { checks: ['lint', 'types', 'unit'] };

/**
 * The parts of the suite that arguments select (`--only lint --only types`; all if none is named), and the other
 * arguments, which are the runner's. Throws a TypeError for a part that doesn't exist.
 */
export function readParts(args: readonly string[]): { selected: ReadonlySet<Part>; rest: string[] } {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', multiple: true, default: [...parts] } },
    strict: false,
    tokens: true,
  });
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'only') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  const names = [values.only].flat().map(String);
  return {
    selected: new Set(names.flatMap((name) => groups[name] ?? [readPart(name)])),
    rest: args.filter((_, index) => !own.includes(index)),
  };
}

function readPart(name: string): Part {
  const part = [...parts, 'commits' as const].find((each) => each === name);
  if (part) return part;
  throw new TypeError(
    `There is no part "${name}": ${[...Object.keys(groups), ...parts].join(', ')}, commits`,
  );
}
