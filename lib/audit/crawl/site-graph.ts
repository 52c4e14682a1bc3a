import { isAllowedByRobots } from '@/lib/web-page/is-allowed-by-robots';
import { plainRefusals } from '@/lib/web-page/refusal';
import type { Crawl } from './crawl-site';
import { findCopies } from './find-copies';
import type { PageLinkRecord, PageRecord, PageSummary, Target } from './page-record';
import type { SitePlace } from './site-audit';

export interface SitePage {
  url: string;
  page: PageSummary;
  /** The address of the same page that counts; undefined for pages of their own. */
  copyOf?: string;
}

/** A crawled website as a graph of pages and links, from which findings are derived. */
export interface SiteGraph {
  origin: string;
  /** Sorted by address. */
  pages: readonly SitePage[];
  /** Whether everything was read that robots.txt allows. */
  isWhole: boolean;
  /** Whether a page describes the business in structured data. */
  isDescribed: boolean;
  /** Targets listed in the sitemaps; null without a sitemap. */
  listed: readonly Target[] | null;
  answerAt: (url: string) => PageRecord | undefined;
  /** Addresses whose page could not be read: no answer, none that can be read, or a refusal of our crawler. */
  unread: readonly Extract<PageRecord, { kind: 'failed' | 'error' }>[];
  /** Where an address leads after redirects within the website, and the answer there. */
  endAt: (url: string) => { url: string; answer: PageRecord | undefined; isLoop: boolean };
  /** The page that an address leads to after redirects; undefined if it leads to none. */
  pageAt: (url: string) => SitePage | undefined;
  /** Whether robots.txt keeps Google from reading an address. */
  isClosedToGoogle: (url: string) => boolean;
  /** Places that link to an address, one per page. */
  listPlaces: (url: string) => readonly SitePlace[];
  /** All linked addresses, with the links to them. */
  links: ReadonlyMap<string, readonly { from: SitePage; link: PageLinkRecord }[]>;
  /** Clicks from the front page; undefined if no chain of links leads there. */
  clicksTo: (url: string) => number | undefined;
}

const MOST_REDIRECTS = 10;

export function buildSiteGraph(
  crawl: Pick<Crawl, 'records' | 'rules' | 'end' | 'listed' | 'sitemaps' | 'start'>,
): SiteGraph {
  const { records, rules, end, listed, sitemaps, start } = crawl;
  const { origin } = rules;
  const copies = findCopies(records.filter((record) => record.kind === 'page'));
  const answers = new Map(records.map((record) => [record.url, record]));
  const pages = records
    .flatMap((record): SitePage[] =>
      record.kind === 'page' ? [{ url: record.url, page: record.page, copyOf: copies.get(record.url) }] : [],
    )
    .sort((one, other) => (one.url < other.url ? -1 : 1));
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const endAt = (address: string) => {
    const seen = new Set<string>();
    for (let url = address; ; ) {
      const answer = answers.get(url);
      if (answer?.kind !== 'redirect' || !answer.target?.isOwn) return { url, answer, isLoop: false };
      seen.add(url);
      if (seen.has(answer.target.url) || seen.size > MOST_REDIRECTS) return { url, answer, isLoop: true };
      url = answer.target.url;
    }
  };
  const pageAt = (address: string) => byUrl.get(endAt(address).url);
  const links = groupLinks(pages);
  const clicks = countClicks(pageAt(`${origin}/`) ?? pageAt(start), pageAt);
  return {
    origin,
    pages,
    pageAt,
    endAt,
    links,
    unread: records.flatMap((record) => {
      const isRefused = record.kind === 'error' && plainRefusals.has(record.status);
      return record.kind === 'failed' || isRefused ? record : [];
    }),
    isWhole: end === 'complete',
    isDescribed: pages.some(({ page }) => (page.contacts?.stated.length ?? 0) > 0),
    listed: sitemaps.length > 0 ? listed : null,
    answerAt: (url) => answers.get(url),
    isClosedToGoogle: (url) => !isAllowedByRobots(url, rules.robots, 'Googlebot'),
    listPlaces: (url) => (links.get(url) ?? []).map(({ from, link }) => toSitePlace(from, link)),
    clicksTo: (url) => clicks.get(url),
  };
}

/** Whether search engines should index the page under its own address. */
export function isListable({ url, page, copyOf }: SitePage): boolean {
  return copyOf === undefined && !page.isNoindex && (page.canonical === null || page.canonical === url);
}

/** Whether the page is empty until its scripts run, which also draw its links. */
export function isShell({ page }: SitePage): boolean {
  return page.faults.some(({ id }) => id === 'client-rendered');
}

export function toSitePlace({ url }: SitePage, { text, line }: PageLinkRecord): SitePlace {
  return { url, ...(text && { text }), ...(line > 0 && { line }) };
}

function groupLinks(pages: readonly SitePage[]): Map<string, { from: SitePage; link: PageLinkRecord }[]> {
  const links = new Map<string, { from: SitePage; link: PageLinkRecord }[]>();
  for (const from of pages) {
    for (const link of from.page.links) {
      const known = links.get(link.url);
      if (!known) links.set(link.url, [{ from, link }]);
      else if (known.at(-1)?.from !== from) known.push({ from, link });
    }
  }
  return links;
}

function countClicks(
  first: SitePage | undefined,
  pageAt: (url: string) => SitePage | undefined,
): Map<string, number> {
  const clicks = new Map<string, number>();
  let layer = first ? [first] : [];
  for (let distance = 0; layer.length > 0; distance += 1) {
    const next: SitePage[] = [];
    for (const { url, page } of layer) {
      if (clicks.has(url)) continue;
      clicks.set(url, distance);
      for (const link of page.links) {
        const target = pageAt(link.url);
        if (target && !clicks.has(target.url)) next.push(target);
      }
    }
    layer = next;
  }
  return clicks;
}
