import { type RobotsLine, readRobotsLines } from './robots-lines';
import { decidingRule } from './robots-rules';

export interface RobotsFault {
  /** 1-based. */
  line: number;
  text: string;
  fault:
    | 'no_colon'
    | 'unknown_directive'
    | 'no_user_agent'
    | 'two_directives'
    | 'bad_pattern'
    | 'dollar_inside'
    | 'bad_sitemap';
}

/** The directives that Lighthouse knows. */
const known = new Set([
  'user-agent',
  'disallow',
  'allow',
  'sitemap',
  'crawl-delay',
  'clean-param',
  'host',
  'noindex',
  'request-rate',
  'visit-time',
  'content-signal',
]);

const FAULT_LIMIT = 50;

/** Lines that not all crawlers can parse. https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
export function robotsFaults(text: string): RobotsFault[] {
  const lines = readRobotsLines(text);
  const firstGroup = lines.find(({ kind }) => kind === 'user-agent')?.line ?? Number.POSITIVE_INFINITY;
  return lines
    .flatMap((each): RobotsFault[] => {
      const fault = findLineFault(each, each.line > firstGroup);
      return fault ? [{ line: each.line, text: each.text.slice(0, 200), fault }] : [];
    })
    .slice(0, FAULT_LIMIT);
}

function findLineFault(
  { kind, name, value, hasColon }: RobotsLine,
  inGroup: boolean,
): RobotsFault['fault'] | null {
  if (!hasColon) return 'no_colon';
  if (!known.has(name)) return 'unknown_directive';
  if (kind === 'user-agent') {
    if (/\s(?:dis)?allow\s*:/i.test(value)) return 'two_directives';
    return value === '' ? 'no_user_agent' : null;
  }
  if (kind === 'sitemap') return isAbsolute(value) ? null : 'bad_sitemap';
  if (kind !== 'allow' && kind !== 'disallow') return null;
  if (!inGroup) return 'no_user_agent';
  if (value !== '' && !/^[/*]/.test(value)) return 'bad_pattern';
  return /\$./.test(value) ? 'dollar_inside' : null;
}

function isAbsolute(address: string): boolean {
  return URL.canParse(address) && /^(?:https?|ftp):$/.test(new URL(address).protocol);
}

/** Whether robots.txt lets a crawler of that name read an address of its own site. */
export function isCrawlable(robots: { url: string; text: string }, url: string, agent: string): boolean {
  return decidingRule(robots, url, agent)?.allows !== false;
}

/** Sitemaps named in robots.txt, at most 20. */
export function listSitemaps(text: string): string[] {
  return readRobotsLines(text)
    .flatMap(({ kind, value }) => (kind === 'sitemap' ? (value.split(/\s/, 1)[0] ?? []) : []))
    .filter((address) => address !== '')
    .slice(0, 20);
}
