import { decidingRule } from './robots-rules';

export interface RobotsFault {
  /** 1-based. */
  line: number;
  text: string;
  fault: 'no_colon' | 'unknown_directive' | 'no_user_agent' | 'bad_pattern' | 'dollar_inside' | 'bad_sitemap';
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

/** Lines that crawlers can't parse. https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
export function robotsFaults(text: string): RobotsFault[] {
  const faults: RobotsFault[] = [];
  let inGroup = false;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (faults.length >= FAULT_LIMIT) break;
    const line = (raw.split('#', 1)[0] ?? '').trim();
    if (line === '') continue;
    const colon = line.indexOf(':');
    const directive = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (directive === 'user-agent') inGroup = true;
    const fault = colon < 0 ? 'no_colon' : findLineFault(directive, value, inGroup);
    if (fault) faults.push({ line: index + 1, text: raw.trim().slice(0, 200), fault });
  }
  return faults;
}

function findLineFault(directive: string, value: string, inGroup: boolean): RobotsFault['fault'] | null {
  if (!known.has(directive)) return 'unknown_directive';
  if (directive === 'user-agent') return value === '' ? 'no_user_agent' : null;
  if (directive === 'sitemap') return isAbsolute(value) ? null : 'bad_sitemap';
  if (directive !== 'allow' && directive !== 'disallow') return null;
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
  return [...text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)]
    .map(([, address = '']) => address)
    .slice(0, 20);
}
