import type { Node } from '@babel/types';
import { check } from 'recheck';
import { type SourceFile, walkNodes } from './source-files';

export interface Pattern {
  /** `file /pattern/flags`; for a pattern composed at run time `file new RegExp 1`, `2` and so on. */
  name: string;
  /** Null if its text isn't constant. */
  constant: { source: string; flags: string } | null;
}

/** All regular expressions in a file. */
export function patternsIn(file: SourceFile): Pattern[] {
  let made = 0;
  return walkNodes(file).flatMap((node) => {
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

/** Steps that a pattern without unbounded repetition may take from one position in the text. */
const STEPS_LIMIT = 1000;

/**
 * Whether a pattern takes a bounded number of steps from each position in a text, so that it is linear: it has no unbounded
 * repetition and no repeated group, and its repetitions and alternatives multiply to few steps. Judged by its source;
 * false in doubtful cases.
 */
export function isBounded(source: string): boolean {
  const bare = source
    .replace(/\\(?:[pPk]\{[^{}]{1,60}\}|u\{[^{}]{1,9}\}|.)/gsu, 'x')
    .replace(/\[[^\]]{0,9999}\]/g, 'x');
  if (/[*+]|\{\d{1,9},\}|\)\{|\[/.test(bare)) return false;
  const counts = [...bare.matchAll(/\{(?:\d{1,9},)?(\d{1,9})\}/g)].map(([, most]) => Number(most));
  const alternatives = 1 + (bare.match(/\|/g)?.length ?? 0);
  // Without the `?` of `(?:` and `{1,9}?`; each other one makes something optional, which doubles the possibilities.
  const optional = bare.match(/(?<![({}])\?/g)?.length ?? 0;
  return counts.reduce((steps, count) => steps * count, alternatives * 2 ** optional) <= STEPS_LIMIT;
}

/** The complexity of a pattern according to the checker; null if it is linear. */
export async function measureSlowness(source: string, flags: string): Promise<string | null> {
  if (!flags.includes('v') && isBounded(source)) return null;
  // Only its fuzzing has a time limit: on a busy machine it finds less, but never something that isn't there.
  const result = await check(source, flags, { timeout: null, randomSeed: 1 });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `unknown: ${result.error.kind}`;
  const { complexity, checker, attack } = result;
  // Proven results are accepted; results of fuzzing (long repetitions, lookarounds) are verified.
  const isGuess = checker === 'fuzz';
  return isGuess && !isSlow(new RegExp(source, flags), attack) ? null : complexity.summary;
}

interface Attack {
  pumps: readonly { prefix: string; pump: string }[];
  suffix: string;
}

/** A linear pattern processes this length in milliseconds, a quadratic one in seconds. */
const ATTACK_CHARACTERS = 100_000;
const SLOW_MS = 200;

/** Tries increasingly long texts, so that exponential patterns, or those of a high degree, are detected with a short one. */
function isSlow(pattern: RegExp, { pumps, suffix }: Attack): boolean {
  for (let length = 10; length <= ATTACK_CHARACTERS; length = Math.ceil(length * 1.1)) {
    const text =
      pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pump.length)).join('') + suffix;
    const before = process.cpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > SLOW_MS) return true;
  }
  return false;
}
