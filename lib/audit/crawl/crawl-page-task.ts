import { createHash } from 'node:crypto';
import { readContentType } from '@/lib/web-page/html-type';
import type { Header, HtmlFacts, WebPage } from '@/lib/web-page/page';
import { parsePage } from '@/lib/web-page/parse-page';
import { readAlternates, readCanonicalUrl } from '@/lib/web-page/read-head';
import { nothingAsked, type SiteFacts } from '@/lib/web-page/site-facts';
import type { MarkedElement } from '../causes/cause';
import { isInTemplatePart, markElement } from '../causes/mark-element';
import { readLayout } from '../causes/read-layout';
import type { Visit } from '../check';
import { checks } from '../checks/registry';
import { runChecks } from '../engine/run-checks';
import { computeScores } from '../engine/score';
import { readContacts } from '../facts/local-business/page-contacts';
import { searchRobots } from '../facts/page/crawl-blocks';
import { EVIDENCE_LIMIT } from '../facts/page/evidence';
import { pagePreview } from '../facts/page/page-preview';
import { forbidsIndexing, statedDirectives } from '../facts/page/robots-directives';
import { siteLimits } from '../limits';
import { listLinks } from './list-links';
import { nameTarget, type SiteRules } from './name-target';
import type { PageSummary } from './page-record';

export interface CrawlPageInput {
  url: string;
  status: number;
  headers: readonly Header[];
  body: Uint8Array;
  isCut: boolean;
  /** Those that led back to it, with the cookie that it had set. */
  redirects?: WebPage['redirects'];
  /** The page of another website that it names as its original. */
  canonicalTarget?: SiteFacts['canonicalTarget'];
  fetchedAt: Date;
  businessName: string;
  rules: SiteRules;
}

/** Parses a page of a website and runs the checks. */
export function run(input: CrawlPageInput): PageSummary {
  const { url, headers, rules, fetchedAt } = input;
  const html = parsePage(input.body, readContentType(headers));
  const page = toWebPage(input, html);
  const stated = statedDirectives(page, html, searchRobots).filter(
    ({ agent }) => agent === '' || agent === 'googlebot',
  );
  const isNofollow = stated.some(({ name }) => name === 'nofollow' || name === 'none');
  const { title, description } = pagePreview(page);
  const visit: Visit = {
    page,
    site: { ...nothingAsked, robotsTxt: rules.robots, canonicalTarget: input.canonicalTarget ?? null },
    businessName: input.businessName,
    fetchedAt,
  };
  const findings = runChecks(checks, visit);
  const contacts = readContacts(html);
  const { links, hasMoreLinks } = listLinks(html, { pageUrl: url, rules, isNofollow });
  return {
    title: title.slice(0, 300),
    description: description.slice(0, 500),
    language: (html.elements.html?.[0]?.attributes.lang ?? '').trim().toLowerCase().slice(0, 40),
    isNoindex: stated.some((directive) => forbidsIndexing(directive, fetchedAt)),
    canonical: normalizeCanonical(readCanonicalUrl(html, headers, url), rules),
    words: html.wordCount,
    content: createHash('sha256').update(`${title}\n${html.text}`).digest('base64url'),
    languages: listLanguages(page, html),
    alternates: listAlternates(page, html, rules),
    ...(contacts && { contacts }),
    links,
    ...(hasMoreLinks && { hasMoreLinks }),
    faults: listFaults(findings),
    layout: readLayout(html),
    lost: listLost(findings),
    seo: computeScores(checks, findings).seo,
  };
}

function toWebPage(
  { url, status, headers, body, isCut, redirects = [] }: CrawlPageInput,
  html: HtmlFacts,
): WebPage {
  const timing = { dnsMs: 0, connectMs: 0, ttfbMs: 0, totalMs: 0 };
  const bytes = { wire: body.length, decoded: body.length, truncated: isCut };
  return { requestedUrl: url, url, status, headers, redirects, timing, bytes, html };
}

function normalizeCanonical(canonical: string | null, rules: SiteRules): string | null {
  if (canonical === null || !/^https?:/i.test(canonical)) return null;
  const url = new URL(canonical);
  return (nameTarget(url, rules)?.url ?? url.href).slice(0, siteLimits.addressCharacters);
}

function listLanguages({ headers, url }: WebPage, html: HtmlFacts): string[] {
  const codes = readAlternates(html, headers, url).map(({ hreflang }) => hreflang.trim().toLowerCase());
  return [...new Set(codes)].filter((code) => code !== 'x-default' && code.length <= 40).slice(0, 60);
}

/** Addresses of the website that its hreflang links lead to. */
function listAlternates({ headers, url }: WebPage, html: HtmlFacts, rules: SiteRules): string[] {
  const own = readAlternates(html, headers, url).flatMap(({ href }) => {
    const target = URL.canParse(href) ? nameTarget(new URL(href), rules) : null;
    return target ? [target.url] : [];
  });
  return [...new Set(own)].slice(0, 60);
}

/**
 * Faults of the page or its headers. Faults of robots.txt, sitemap and connection concern the whole site and are
 * reported once.
 */
function listFaults(findings: ReturnType<typeof runChecks>): PageSummary['faults'] {
  return findings.flatMap(({ id, outcome }) => {
    const check = checks.find((candidate) => candidate.id === id);
    if (outcome.status !== 'failed' || !check) return [];
    // The page's own: its redirects led back to it with a cookie.
    const isOwn = /^(?:html|header)$/.test(check.seenIn) || outcome.reason === 'needs-cookie';
    if (!isOwn) return [];
    const { reason, severity = check.severity, values, evidence = [] } = outcome;
    const count = outcome.count ?? evidence.length;
    const elements = evidence.flatMap((each) => markElement(each) ?? []);
    const more = countUnlisted(elements, count);
    return [
      {
        id,
        reason,
        severity,
        values: { count, ...values },
        ...(elements.length > 0 && { elements: elements.slice(0, EVIDENCE_LIMIT) }),
        ...(more > 0 && { more }),
      },
    ];
  });
}

/** Elements at fault beside those listed; 0 where those listed are cards of one list, as in a shop. */
function countUnlisted(elements: readonly MarkedElement[], count: number): number {
  const [first] = elements;
  if (!first) return 0;
  const areCards = elements.every(({ mark }) => mark === first.mark) && !isInTemplatePart(first.mark);
  return elements.length === EVIDENCE_LIMIT && areCards ? 0 : count - elements.length;
}

/** Checks whose weight the page's score lacks. */
function listLost(findings: ReturnType<typeof runChecks>): string[] {
  return findings.flatMap(({ id, outcome, isBlocked }) =>
    isBlocked || (outcome.status === 'failed' && outcome.weight !== 0) ? [id] : [],
  );
}
