import { chooseAssets, chooseLinks } from '../choose-targets';
import { alternatesOfPage, insecureOf, isSamePage, otherHostOf } from '../other-addresses';
import type { PackedPage } from '../page';
import { canonicalOf, headLinks } from '../read-head';
import { isCrawlable, sitemapsIn } from '../robots-txt';
import type { RobotsTxtFacts } from '../site-facts';
import type { VisitPlan } from '../visit-plan';
import { unpackPage } from './page-task';

export interface PlanInput {
  page: PackedPage;
  robots: RobotsTxtFacts | null;
  userAgent: string;
  /** An address of the page's site that can't exist. */
  noPage: string;
}

/** The requests to make to a page's site, as far as its robots.txt allows. */
export function run({ page: packed, robots, userAgent, noPage }: PlanInput): VisitPlan {
  const page = unpackPage(packed);
  const { html, url } = page;
  const mayAsk = (address: string) => isOpen(address, robots, userAgent);
  const orNull = (address: string | null) => (address && mayAsk(address) ? address : null);
  const canonical = html ? webAddress(canonicalOf(html, page.headers, url)) : null;
  const hasIcon = !html || headLinks(html, 'icon').length > 0;
  return {
    canonical,
    sitemap: sitemapOf(url, robots),
    insecure: url.startsWith('https:') ? insecureOf(url) : null,
    otherHost: otherHostOf(url),
    randomPath: orNull(noPage),
    canonicalTarget: orNull(canonical && !isSamePage(canonical, url) ? canonical : null),
    icon: orNull(hasIcon ? null : new URL('/favicon.ico', url).href),
    alternates: alternatesOfPage(page, mayAsk),
    links: chooseLinks(page).filter(mayAsk),
    assets: chooseAssets(page).filter((asset) => mayAsk(asset.url)),
  };
}

/** The first one named in robots.txt, else /sitemap.xml. */
function sitemapOf(pageUrl: string, robots: RobotsTxtFacts | null): VisitPlan['sitemap'] {
  const [named] = sitemapsIn(robots?.text ?? '').filter((address) => URL.canParse(address, pageUrl));
  const { href } = new URL(named ?? '/sitemap.xml', pageUrl);
  return { address: href, from: named ? 'robots' : 'default' };
}

/** Failures after which a robots.txt counts as disallowing all; after others it counts as absent. */
const unreachable = new Set(['dns_failed', 'connect_failed', 'timeout', 'bad_response']);

/**
 * Whether robots.txt allows the request; only that of the page's own host is read. Unreachable by a server error, it
 * disallows all. https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4
 */
function isOpen(address: string, robots: RobotsTxtFacts | null, userAgent: string): boolean {
  if (!robots || new URL(robots.url).host !== new URL(address).host) return true;
  const { outcome } = robots;
  if (outcome.kind === 'failed') return !unreachable.has(outcome.code);
  return outcome.status < 500 && isCrawlable(robots, address, userAgent);
}

function webAddress(address: string | null): string | null {
  return address && /^https?:/i.test(address) ? address : null;
}
