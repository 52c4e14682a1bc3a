import { chooseAssets, chooseLinks, chooseOutgoing } from '../choose-targets';
import { isAllowedByRobots } from '../is-allowed-by-robots';
import { listMailDomains } from '../mail/mail-addresses';
import { chooseAlternates, isSamePage, toInsecureUrl, toOtherHost } from '../other-addresses';
import type { PackedPage } from '../page';
import { headLinks, readCanonicalUrl } from '../read-head';
import { listSitemaps } from '../robots-txt';
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

/** Plans the requests to a page's site, as far as its robots.txt allows. */
export function run({ page: packed, robots, userAgent, noPage }: PlanInput): VisitPlan {
  const page = unpackPage(packed);
  const { html, url } = page;
  const isOpen = (address: string) => isAllowedByRobots(address, robots, userAgent);
  const orNull = (address: string | null) => (address && isOpen(address) ? address : null);
  const canonical = html ? webAddress(readCanonicalUrl(html, page.headers, url)) : null;
  const hasIcon = !html || headLinks(html, 'icon').length > 0;
  return {
    canonical,
    sitemap: chooseSitemap(url, robots),
    insecure: url.startsWith('https:') ? toInsecureUrl(url) : null,
    otherHost: toOtherHost(url),
    randomPath: orNull(noPage),
    canonicalTarget: orNull(canonical && !isSamePage(canonical, url) ? canonical : null),
    icon: orNull(hasIcon ? null : new URL('/favicon.ico', url).href),
    alternates: chooseAlternates(page, isOpen),
    links: chooseLinks(page).filter(isOpen),
    mailDomains: html ? listMailDomains(html) : [],
    outgoing: chooseOutgoing(page),
    assets: chooseAssets(page).filter((asset) => isOpen(asset.url)),
  };
}

/** The first sitemap named in robots.txt, otherwise /sitemap.xml. */
function chooseSitemap(pageUrl: string, robots: RobotsTxtFacts | null): VisitPlan['sitemap'] {
  const [named] = listSitemaps(robots?.text ?? '').filter((address) => URL.canParse(address, pageUrl));
  const { href } = new URL(named ?? '/sitemap.xml', pageUrl);
  return { address: href, from: named ? 'robots' : 'default' };
}

function webAddress(address: string | null): string | null {
  return address && /^https?:/i.test(address) ? address : null;
}
