import { namesRobot, type RobotsLine, readRobotName, readRobotsLines } from './robots-lines';

export interface RobotsRule {
  allows: boolean;
  pattern: string;
  /** 1-based. */
  line: number;
}

interface RobotsText {
  url: string;
  text: string;
}

/**
 * Most rules with wildcards. Matching one takes time in proportion to its length and the address's, and a visit checks
 * about a hundred addresses; ordinary files have a few dozen.
 */
const WILDCARD_RULES = 1000;
const WILDCARD_CHARACTERS = 20_000;

/**
 * The rule of a robots.txt that applies to an address of its own site for a robot ('*': any): the longest one that
 * matches, Allow before Disallow; null if none does, which allows. Takes a few milliseconds at most, whatever the file
 * contains; of rules with wildcards, those of the first 20,000 characters count, at most a thousand.
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 */
export function decidingRule(robots: RobotsText, address: string, robot: string): RobotsRule | null {
  const url = new URL(address);
  if (url.origin !== new URL(robots.url).origin) return null;
  const path = withUpperEscapes(url.pathname + url.search);
  return readRobotsRules(robots, readRobotName(robot)).reduce<RobotsRule | null>(
    (best, rule) => (matches(rule.pattern, path) && precedes(rule, best) ? rule : best),
    null,
  );
}

function precedes({ pattern, allows }: RobotsRule, best: RobotsRule | null): boolean {
  if (!best || pattern.length > best.pattern.length) return true;
  return pattern.length === best.pattern.length && allows && !best.allows;
}

/** Name of the group for all robots without a group of their own. */
const ANY = '*';

const read = new WeakMap<
  RobotsText,
  { lines: readonly RobotsLine[]; byRobot: Map<string, readonly RobotsRule[]> }
>();

/** Parsed once per file: a visit checks dozens of addresses for several robots. */
function readRobotsRules(robots: RobotsText, robot: string): readonly RobotsRule[] {
  const known = read.get(robots) ?? { lines: readRobotsLines(robots.text), byRobot: new Map() };
  read.set(robots, known);
  const { lines, byRobot } = known;
  // Robots without a group share one list.
  const rules = byRobot.get(robot) ?? rulesFor(lines, robot) ?? readRobotsRules(robots, ANY);
  byRobot.set(robot, rules);
  return rules;
}

function withFewWildcards(rules: readonly RobotsRule[]): RobotsRule[] {
  let wildcards = 0;
  let characters = 0;
  return rules.filter(({ pattern }) => {
    if (!pattern.includes('*')) return true;
    wildcards += 1;
    characters += pattern.length;
    return wildcards <= WILDCARD_RULES && characters <= WILDCARD_CHARACTERS;
  });
}

/**
 * Rules of the robot's groups; null if no line names it. Only rules separate groups: other directives between two
 * User-agent lines don't.
 */
function rulesFor(lines: readonly RobotsLine[], robot: string): RobotsRule[] | null {
  const own: RobotsRule[] = [];
  let isNamed = robot === ANY;
  let hasRules = false;
  let isOwn = false;
  for (const { kind, value, line } of lines) {
    if (kind === 'user-agent') {
      isOwn = (isOwn && !hasRules) || namesRobot(value, robot);
      isNamed ||= isOwn;
      hasRules = false;
    } else if (kind === 'allow' || kind === 'disallow') {
      hasRules = true;
      if (isOwn && value !== '') own.push(...toRules(kind === 'allow', value, line));
    }
  }
  return isNamed ? withFewWildcards(own) : null;
}

/** Who allows the index.html of a folder allows the folder, too: Google's addition to the standard. */
function toRules(allows: boolean, value: string, line: number): RobotsRule[] {
  const pattern = encoded(value);
  const folder = allows ? /^(.*\/)index\.htm[^/]*$/.exec(pattern)?.[1] : undefined;
  return [{ allows, pattern, line }, ...(folder ? [{ allows, pattern: `${folder}$`, line }] : [])];
}

/** `*` matches anything; a final `$` matches the end. Each part is searched from the end of the previous one. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  if (!isAnchored && !pattern.includes('*')) return path.startsWith(pattern);
  const [first = '', ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const last = isAnchored ? parts.pop() : '';
  if (last === undefined) return path === first;
  let position = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return path.length - last.length >= position && path.endsWith(last);
}

/** Google's parser escapes nothing else in a pattern. */
function encoded(pattern: string): string {
  return withUpperEscapes(pattern.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent));
}

function withUpperEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
