export interface RobotsLine {
  kind: 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'crawl-delay' | 'other';
  /** The directive as written, in lower case. */
  name: string;
  value: string;
  /** 1-based. */
  line: number;
  /** False where a space stands in for the colon, or nothing does. */
  hasColon: boolean;
  /** The whole line without comment. */
  text: string;
}

/** Beginnings of directives, with the misspellings that Google's parser accepts. */
const beginnings = [
  ['user-agent', ['user-agent', 'useragent', 'user agent']],
  ['allow', ['allow']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['sitemap', ['sitemap', 'site-map']],
  ['crawl-delay', ['crawl-delay']],
] as const;

/** Characters; Google's parser cuts longer lines. */
const LONGEST_LINE = 2083 * 8 - 1;

/**
 * The lines of a robots.txt that say anything, read as Google's parser reads them: a line that lacks its colon may have a
 * space there. https://github.com/google/robotstxt
 */
export function readRobotsLines(text: string): RobotsLine[] {
  return (
    text
      // Also half a byte order mark is none of the text; within it, `trim` must not take one off.
      .replace(/^[\ufeff\ufffd]/, '')
      .replaceAll('\ufeff', '\ufffd')
      .split(/\r\n|\r|\n/)
      .flatMap((raw, index): RobotsLine[] => {
        const content = (raw.slice(0, LONGEST_LINE).split('#', 1)[0] ?? '').trim();
        if (content === '') return [];
        const colon = content.indexOf(':');
        const [name, value] =
          colon < 0 ? splitAtSpace(content) : [content.slice(0, colon), content.slice(colon + 1)];
        const directive = name.trim().toLowerCase();
        const shared = { line: index + 1, hasColon: colon >= 0, text: content };
        return [{ kind: findKind(directive), name: directive, value: value.trim(), ...shared }];
      })
  );
}

/** Only where the name is one word and the value another. */
function splitAtSpace(content: string): [name: string, value: string] {
  const [, name, value] = /^(\S+)[ \t]+(\S+)$/.exec(content) ?? [];
  return [name ?? '', value ?? ''];
}

function findKind(directive: string): RobotsLine['kind'] {
  const found = beginnings.find(([, spellings]) => spellings.some((start) => directive.startsWith(start)));
  return found?.[0] ?? 'other';
}

/** The name of a robot without its version. */
export function readRobotName(robot: string): string {
  return (robot.toLowerCase().split('/', 1)[0] ?? '').trim();
}

/**
 * Whether the value of a User-agent line names a robot, or all ('*'). Google reads a name up to the first character that names
 * can't have; robots whose own name has such characters are named by all up to a space or version.
 */
export function namesRobot(value: string, robot: string): boolean {
  if (robot === '*') return /^\*(?:\s|$)/.test(value);
  const lower = value.toLowerCase();
  return /^[a-z_-]*/.exec(lower)?.[0] === robot || /^[^\s/]*/.exec(lower)?.[0] === robot;
}
