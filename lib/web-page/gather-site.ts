import 'server-only';
import { randomBytes } from 'node:crypto';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { userAgent } from '@/lib/net/safe-fetch';
import { chooseAssets, chooseLinks } from './choose-targets';
import type { Reach } from './fetch-page';
import { gatherPage } from './gather-page';
import { gatherRobots } from './gather-robots';
import { gatherSitemap } from './gather-sitemap';
import { alternatesOfPage, insecureOf, isSamePage, otherHostOf } from './other-addresses';
import type { WebPage } from './page';
import { type Ask, type Asked, askBriefly, asker, askHead } from './probe';
import { canonicalOf, headLinks } from './read-head';
import { isCrawlable } from './robots-txt';
import type { AssetProbe, Probe, RobotsTxtFacts, SiteFacts } from './site-facts';

/** What small extra requests tell about a page's site. What doesn't fit into the budget is left out; never throws for the site's faults. */
export async function gatherSite(
  page: WebPage,
  budget: OutboundBudget,
  reach: Reach = {},
): Promise<Omit<SiteFacts, 'pageSpeed' | 'protocol'>> {
  const ask = asker(budget, reach);
  const { signal } = budget;
  const { html, url } = page;
  const robotsTxt = await gatherRobots(ask, url);
  const mayAsk = (address: string) => isOpen(address, robotsTxt);
  const canonical = html ? webAddress(canonicalOf(html, page.headers, url)) : null;
  const target = canonical && !isSamePage(canonical, url) && mayAsk(canonical) ? canonical : null;
  const otherHost = otherHostOf(url);
  const noPage = new URL(`/${randomBytes(8).toString('hex')}-not-a-page`, url).href;
  const icon = html && headLinks(html, 'icon').length === 0 ? new URL('/favicon.ico', url).href : null;
  const files = chooseAssets(page).filter((asset) => mayAsk(asset.url));

  // What stands first gets its place in the budget first.
  const single = Promise.all([
    gatherSitemap(ask, { pageUrl: url, canonical, robots: robotsTxt, signal }),
    url.startsWith('https:') ? probe(askHead(ask, insecureOf(url))) : null,
    otherHost && probe(askHead(ask, otherHost)),
    mayAsk(noPage) ? probe(askBriefly(ask, noPage)) : null,
    target && gatherPage(ask, target, signal),
    icon && mayAsk(icon) ? probe(askHead(ask, icon)) : null,
  ]);
  const alternates = asked(alternatesOfPage(page, mayAsk).map((address) => gatherPage(ask, address, signal)));
  const links = asked(
    chooseLinks(page)
      .filter(mayAsk)
      .map((address) => probe(askHead(ask, address))),
  );
  const assets = asked(files.map((asset) => probeAsset(ask, asset)));

  const [[sitemap, insecure, other, randomPath, canonicalTarget, favicon], ...lists] = await Promise.all([
    single,
    alternates,
    links,
    assets,
  ]);
  return {
    robotsTxt,
    sitemap,
    insecure,
    otherHost: other || null,
    randomPath,
    canonicalTarget: canonicalTarget || null,
    alternates: lists[0],
    links: lists[1],
    assets: lists[2],
    favicon,
  };
}

/** Without those for which there was no time. */
async function asked<Item>(items: Promise<Item | null>[]): Promise<Item[]> {
  return (await Promise.all(items)).filter((item) => item !== null);
}

/** Failures after which a robots.txt counts as closed; after others it counts as absent. */
const unreachable = new Set(['dns_failed', 'connect_failed', 'timeout', 'bad_response']);

/**
 * Whether robots.txt lets us ask; we know only that of the page's own host. One that can't be had for the server's fault
 * closes the site. https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4
 */
function isOpen(address: string, robots: RobotsTxtFacts | null): boolean {
  if (!robots || new URL(robots.url).host !== new URL(address).host) return true;
  const { outcome } = robots;
  if (outcome.kind === 'failed') return !unreachable.has(outcome.code);
  return outcome.status < 500 && isCrawlable(robots, address, userAgent);
}

function webAddress(address: string | null): string | null {
  return address && /^https?:/i.test(address) ? address : null;
}

async function probe(asking: Promise<Asked | null>): Promise<Probe | null> {
  const answer = await asking;
  return answer && { url: answer.url, outcome: answer.outcome };
}

async function probeAsset(
  ask: Ask,
  { kind, url }: { kind: AssetProbe['kind']; url: string },
): Promise<AssetProbe | null> {
  const answer = await probe(askHead(ask, url));
  if (!answer) return null;
  const headers = answer.outcome.kind === 'answered' ? answer.outcome.headers : [];
  const length = headers.find(([name]) => name === 'content-length')?.[1];
  return { ...answer, kind, bytes: length && /^\d{1,12}$/.test(length) ? Number(length) : null };
}
