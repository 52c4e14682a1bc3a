import type { HtmlFacts, PageElement, WebPage } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import type { Evidence } from '../../check';
import { lineEvidence, toEvidence } from './evidence';
import { headerValues } from './header';

export interface RobotsDirective {
  /** Lower case; '' for all robots. */
  agent: string;
  /** Lower case, such as `noindex` or `max-snippet`. */
  name: string;
  /** The part after the colon; '' without one. */
  value: string;
}

export type StatedDirective = RobotsDirective & { from: 'meta' | 'header'; evidence: Evidence };

/** Most lists read, and most directives per list. */
const LISTS_READ = 50;
const DIRECTIVES_READ = 200;

/** Directives with a value after a colon; before it is no robot's name. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/**
 * Parses one list of directives. Only headers name robots: `googlebot: noindex, nofollow`; a name applies until the
 * next one. A date may contain a comma. https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function parseDirectives(text: string, options: { namesAgents: boolean }): RobotsDirective[] {
  const directives: RobotsDirective[] = [];
  let agent = '';
  for (const token of text.split(',', DIRECTIVES_READ)) {
    const named = options.namesAgents ? agentIn(token) : null;
    if (named !== null) agent = named;
    const rest = named === null ? token : token.slice(token.indexOf(':') + 1);
    const { name, value } = directiveIn(rest);
    const last = directives.at(-1);
    if (last && named === null && isHalfADate(last)) {
      last.value = `${last.value},${rest}`.trim();
    } else if (name !== '') directives.push({ agent, name, value });
  }
  return directives;
}

/** Whether the value is only the weekday of a date, whose rest follows the comma. */
function isHalfADate({ name, value }: RobotsDirective): boolean {
  return name === 'unavailable_after' && !value.includes(',') && Number.isNaN(Date.parse(value));
}

function agentIn(token: string): string | null {
  const name = /^\s*([^\s:,]{1,100})\s*:/.exec(token)?.[1]?.toLowerCase();
  return name === undefined || valued.has(name) ? null : name;
}

function directiveIn(text: string): Pick<RobotsDirective, 'name' | 'value'> {
  const [name = '', ...value] = text.split(':');
  return { name: name.trim().toLowerCase(), value: value.join(':').trim() };
}

/** The robots directives in a page's head and headers, in that order. */
export function statedDirectives(
  page: WebPage,
  html: HtmlFacts,
  robots: readonly string[],
): StatedDirective[] {
  const known = new Set(robots.map((name) => name.toLowerCase()));
  const readName = (meta: PageElement) => meta.attributes.name?.trim().toLowerCase() ?? '';
  const metas = listElements(html, 'meta').filter(
    (meta) => meta.inHead && (readName(meta) === 'robots' || known.has(readName(meta))),
  );
  const inHead = metas.slice(0, LISTS_READ).flatMap((meta) => {
    const agent = readName(meta) === 'robots' ? '' : readName(meta);
    const evidence = toEvidence(meta);
    return parseDirectives(meta.attributes.content ?? '', { namesAgents: false }).map(
      (directive): StatedDirective => ({ ...directive, agent, from: 'meta', evidence }),
    );
  });
  const headers = headerValues(page, 'x-robots-tag');
  const inHeaders = headers.slice(0, LISTS_READ).flatMap((value) => {
    const evidence = lineEvidence(`x-robots-tag: ${value}`);
    return parseDirectives(value, { namesAgents: true }).map(
      (directive): StatedDirective => ({ ...directive, from: 'header', evidence }),
    );
  });
  return [...inHead, ...inHeaders];
}

/**
 * Milliseconds; NaN without a date. Google takes RFC 822, RFC 850 and ISO 8601. A zone without a fixed meaning, such as AEST, is
 * read as UTC, which is right within a day.
 */
function readDate(value: string): number {
  const plain = value
    .replace(/^[a-z]{3,9},\s{0,5}/i, '')
    .replace(/^(\d{1,2})-([a-z]{3})-/i, '$1 $2 ')
    // ISO 8601 without its separators.
    .replace(
      /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?/,
      (_, year, month, day, hour = '00', minute = '00') => `${year}-${month}-${day}T${hour}:${minute}:00`,
    );
  const known = Date.parse(plain);
  return Number.isNaN(known) ? Date.parse(plain.replace(/\s[a-z]{2,5}$/i, ' UTC')) : known;
}

/** Whether a directive forbids indexing at that time. */
export function forbidsIndexing({ name, value }: RobotsDirective, now: Date): boolean {
  if (name === 'noindex' || name === 'none') return true;
  return name === 'unavailable_after' && readDate(value) < now.getTime();
}
