import 'server-only';
import { env } from '@/lib/config/env';
import type { AskDns } from '@/lib/net/outbound/ask-dns';
import { probeTls } from '@/lib/net/outbound/probe-tls';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage, type NetworkOptions } from './fetch-page';
import { fetchFieldData } from './field-data';
import { gatherSite } from './gather-site';
import { chooseMailDomains, findMailDomain, readMail, readMailFacts } from './mail/mail-facts';
import type { PackedPage } from './page';
import { fetchPageSpeed } from './page-speed';
import { startParser } from './parser/run-in-parser';
import { nothingAsked, type SiteFacts } from './site-facts';

export interface VisitOptions {
  /** Called when a stage begins. */
  onStage?: (stage: 'fetching' | 'reading') => void;
  network?: NetworkOptions;
  budget?: OutboundBudget;
  /** Until when the page may wait for our own parser. */
  patience?: AbortSignal;
  pageSpeed?: Parameters<typeof fetchPageSpeed>[1];
  fieldData?: Parameters<typeof fetchFieldData>[1];
  /** Null: not asked, as where names are resolved by the caller. */
  dns?: AskDns | null;
}

const configuredPageSpeed = { key: env.PAGESPEED_API_KEY, baseUrl: env.PAGESPEED_BASE_URL };
/** One Google API key serves both services. */
const configuredFieldData = { key: env.PAGESPEED_API_KEY, baseUrl: env.CRUX_BASE_URL };

/** Reads the page at an address entered by a visitor, and the facts about its site. Throws FetchError. */
export async function visitSite(
  address: string,
  {
    onStage,
    network,
    budget = new OutboundBudget(),
    patience,
    pageSpeed: google = configuredPageSpeed,
    fieldData: chrome = configuredFieldData,
    dns = network?.resolve ? null : undefined,
  }: VisitOptions = {},
): Promise<{ page: PackedPage; site: SiteFacts }> {
  onStage?.('fetching');
  startParser();
  const page = await fetchPage(address, budget, { ...network, patience });
  // No further requests to a website that doesn't want them, and nothing about it would be true.
  if (page.refusal) return { page, site: nothingAsked };
  onStage?.('reading');
  const askMail =
    page.html && dns !== null ? (shown: readonly string[]) => readPageMail(page.url, shown, dns) : undefined;
  const [site, tls, pageSpeed, fieldData] = await Promise.all([
    gatherSite(page, budget, { ...network, patience, ...(askMail && { askMail }) }),
    budget.take((signal) => probeTls(page.url, { ...network, signal })),
    page.html ? fetchPageSpeed(page.url, google) : null,
    page.html ? fetchFieldData(page.url, chrome) : null,
  ]);
  const { protocol = null, certificate = null } = tls ?? {};
  return { page, site: { ...site, protocol, certificate, pageSpeed, fieldData } };
}

/**
 * That the page's own domain doesn't exist says only that this resolver doesn't know what the page's was told: the page was just
 * read. Of another it is told only by a resolver that knew any of them.
 */
async function readPageMail(
  pageUrl: string,
  shown: readonly string[],
  dns: AskDns | undefined,
): Promise<SiteFacts['mail']> {
  const own = findMailDomain(pageUrl);
  const read = dns ? (domain: string) => readMailFacts(domain, dns) : readMail;
  const answers = await Promise.all(chooseMailDomains(pageUrl, shown).map(read));
  const facts = answers.filter((each) => each !== null);
  const isKnown = facts.some(({ receives }) => receives !== 'no-domain');
  return facts.filter(({ domain, receives }) => receives !== 'no-domain' || (isKnown && domain !== own));
}
