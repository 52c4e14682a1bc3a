import 'server-only';
import { env } from '@/lib/config/env';
import type { AskDns } from '@/lib/net/outbound/ask-dns';
import { probeTls } from '@/lib/net/outbound/probe-tls';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage, type NetworkOptions } from './fetch-page';
import { fetchFieldData } from './field-data';
import { gatherSite } from './gather-site';
import { findMailDomain, readMail, readMailFacts } from './mail/mail-facts';
import type { PackedPage } from './page';
import { fetchPageSpeed } from './page-speed';
import { startParser } from './parser/run-in-parser';
import { type MailFacts, nothingAsked, type SiteFacts } from './site-facts';

export interface VisitOptions {
  /** Called when a stage begins. */
  onStage?: (stage: 'fetching' | 'reading') => void;
  network?: NetworkOptions;
  budget?: OutboundBudget;
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
    pageSpeed: google = configuredPageSpeed,
    fieldData: chrome = configuredFieldData,
    dns = network?.resolve ? null : undefined,
  }: VisitOptions = {},
): Promise<{ page: PackedPage; site: SiteFacts }> {
  onStage?.('fetching');
  startParser();
  const page = await fetchPage(address, budget, network);
  // No further requests to a website that doesn't want them, and nothing about it would be true.
  if (page.refusal) return { page, site: nothingAsked };
  onStage?.('reading');
  const [site, tls, pageSpeed, fieldData, mail] = await Promise.all([
    gatherSite(page, budget, network),
    budget.take((signal) => probeTls(page.url, { ...network, signal })),
    page.html ? fetchPageSpeed(page.url, google) : null,
    page.html ? fetchFieldData(page.url, chrome) : null,
    page.html && dns !== null ? askMail(page.url, dns) : null,
  ]);
  const { protocol = null, certificate = null } = tls ?? {};
  return { page, site: { ...site, protocol, certificate, pageSpeed, fieldData, mail } };
}

/** A domain that doesn't exist says only that this resolver doesn't know what the page's was told: the page was just read. */
async function askMail(pageUrl: string, dns: AskDns | undefined): Promise<MailFacts | null> {
  const domain = findMailDomain(pageUrl);
  const facts = domain === null ? null : await (dns ? readMailFacts(domain, dns) : readMail(domain));
  return facts?.receives === 'no-domain' ? null : facts;
}
