import type { Node } from '@babel/types';
import { check } from 'recheck';
import { nodesOf, type SourceFile } from './source-files';

export interface Pattern {
  /** `file /pattern/flags`; of one that is put together, `file new RegExp 1`, `2` and so on. */
  name: string;
  /** Null where its text is not constant. */
  constant: { source: string; flags: string } | null;
}

/** Every regular expression that a file writes down. */
export function patternsIn(file: SourceFile): Pattern[] {
  let made = 0;
  return [...nodesOf(file)].flatMap((node) => {
    if (node.type === 'RegExpLiteral') {
      const { pattern: source, flags } = node;
      return [{ name: `${file.path} /${source}/${flags}`, constant: { source, flags } }];
    }
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return [];
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return [];
    const [given, flags] = node.arguments;
    if (!given) return [];
    made += 1;
    const source = constantText(given);
    const constant = source === undefined ? null : { source, flags: (flags && constantText(flags)) ?? '' };
    return [{ name: `${file.path} new RegExp ${made}`, constant }];
  });
}

function constantText(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

/** How slow a pattern can be made, in the checker's words; null when that is no more than linear. */
export async function slownessOf(source: string, flags: string): Promise<string | null> {
  // Only its trials have a time limit: on a busy machine it finds less, and never something that isn't there.
  const result = await check(source, flags, { timeout: null, randomSeed: 1 });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `unknown: ${result.error.kind}`;
  const { complexity, checker, attack } = result;
  // What it proves is so. What it guesses from trials (patterns that look around) has to show.
  const isGuess = checker === 'fuzz' && complexity.type === 'polynomial';
  return isGuess && !isSlow(new RegExp(source, flags), attack) ? null : complexity.summary;
}

interface Attack {
  pumps: readonly { prefix: string; pump: string }[];
  suffix: string;
}

/** A linear pattern reads this in some milliseconds, a quadratic one in seconds. */
const ATTACK_CHARACTERS = 100_000;
const SLOW_MS = 400;

/** Longer and longer texts, so that a pattern of a high degree is found out by a short one. */
function isSlow(pattern: RegExp, { pumps, suffix }: Attack): boolean {
  for (let length = 100; length <= ATTACK_CHARACTERS; length *= 2) {
    const text =
      pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pump.length)).join('') + suffix;
    const before = process.cpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > SLOW_MS) return true;
  }
  return false;
}
