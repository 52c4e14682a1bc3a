import 'server-only';
import { randomBytes } from 'node:crypto';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { userAgent } from '@/lib/net/user-agent';
import type { NetworkOptions } from './fetch-page';
import { gatherPage } from './gather-page';
import { gatherRobots } from './gather-robots';
import { gatherSitemap } from './gather-sitemap';
import type { PackedPage } from './page';
import {
  askBriefly,
  asker,
  askHead,
  askInLanguage,
  askOutgoing,
  type ProbeResponse,
  withoutChallenges,
} from './probe';
import { probeAsset } from './probe-asset';
import { planVisit } from './read-documents';
import type { Probe, SiteFacts } from './site-facts';

interface GatherOptions extends NetworkOptions {
  /** Asks DNS about mail, given the domains of the addresses that the page shows. */
  askMail?: (shown: readonly string[]) => Promise<SiteFacts['mail']>;
  /** Until when the plan may wait for our own parser, which is not the website's time. */
  patience?: AbortSignal;
}

const languages = ['de', 'fr', 'es', 'nl', 'it', 'pl', 'pt', 'ja', 'zh', 'bg', 'fa'];

/**
 * Gathers facts about a page's site by small additional requests. Requests beyond the budget are left out. Throws
 * FetchError `timeout` if page or robots.txt take too long to read.
 */
export async function gatherSite(
  page: PackedPage,
  budget: OutboundBudget,
  { askMail, patience, ...network }: GatherOptions = {},
): Promise<Omit<SiteFacts, 'pageSpeed' | 'fieldData' | 'protocol' | 'certificate'>> {
  const ask = withoutChallenges(asker(budget, network));
  const { signal } = budget;
  const { url } = page;
  const robotsTxt = await gatherRobots(ask, url);
  const noPage = new URL(`/${randomBytes(8).toString('hex')}-not-a-page`, url).href;
  const plan = await budget.stopClock(planVisit({ page, robots: robotsTxt, userAgent, noPage }, patience));

  const mail = askMail?.(plan.mailDomains) ?? [];
  const language = chooseOtherLanguage(page);
  // Started in order of priority, because the budget may not suffice for all.
  const single = Promise.all([
    gatherSitemap(ask, { pageUrl: url, plan, signal }),
    plan.insecure && probe(askHead(ask, plan.insecure)),
    plan.otherHost && probe(askHead(ask, plan.otherHost)),
    plan.randomPath && probe(askBriefly(ask, plan.randomPath)),
    plan.canonicalTarget && gatherPage(ask, plan.canonicalTarget, signal),
    plan.icon && probe(askHead(ask, plan.icon)),
    language && probe(askInLanguage(ask, language)),
  ]);
  const alternates = asked(plan.alternates.map((address) => gatherPage(ask, address, signal)));
  const links = asked(plan.links.map((address) => probe(askHead(ask, address))));
  const assets = asked(plan.assets.map((asset) => probeAsset(ask, asset)));
  const askOthers = withoutChallenges(asker(budget.forOthers(), network));
  const outgoing = asked(plan.outgoing.map((address) => probe(askOutgoing(askOthers, address))));

  const [[sitemap, insecure, other, randomPath, canonicalTarget, favicon, otherLanguage], ...lists] =
    await Promise.all([single, alternates, links, assets, outgoing]);
  return {
    robotsTxt,
    sitemap,
    insecure: insecure || null,
    otherHost: other || null,
    otherLanguage: otherLanguage || null,
    randomPath: randomPath || null,
    canonicalTarget: canonicalTarget || null,
    alternates: lists[0],
    links: lists[1],
    assets: lists[2],
    outgoing: lists[3],
    favicon: favicon || null,
    mail: await mail,
  };
}

/** Results without those beyond the budget. */
async function asked<Item>(items: Promise<Item | null>[]): Promise<Item[]> {
  return (await Promise.all(items)).filter((item) => item !== null);
}

async function probe(asking: Promise<ProbeResponse | null>): Promise<Probe | null> {
  const answer = await asking;
  return answer && { url: answer.url, outcome: answer.outcome };
}

/**
 * What shows whether a redirect goes by the visitor's language: its address, and a preference for languages other than the
 * one it led to. Null for pages that no redirect to a folder of a language led to.
 */
function chooseOtherLanguage({
  redirects,
  url,
}: Pick<PackedPage, 'redirects' | 'url'>): { url: string; acceptLanguage: string } | null {
  for (const [index, { url: from }] of redirects.entries()) {
    const target = new URL(redirects[index + 1]?.url ?? url);
    const language = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/|$)/i.exec(target.pathname)?.[1]?.toLowerCase();
    if (!language || target.host !== new URL(from).host) continue;
    const others = languages.filter((code) => code !== language);
    const acceptLanguage = others.map((code, place) => `${code};q=${(1 - place / 20).toFixed(2)}`).join(',');
    return { url: from, acceptLanguage };
  }
  return null;
}
