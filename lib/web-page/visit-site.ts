import 'server-only';
import { env } from '@/lib/config/env';
import { askTls } from '@/lib/net/outbound/ask-tls';
import { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage, type NetworkOptions } from './fetch-page';
import { gatherSite } from './gather-site';
import type { PackedPage } from './page';
import { askPageSpeed } from './page-speed';
import { startParser } from './parser/run-in-parser';
import type { SiteFacts } from './site-facts';

export interface VisitOptions {
  /** Called when a stage begins. */
  onStage?: (stage: 'fetching' | 'reading') => void;
  network?: NetworkOptions;
  budget?: OutboundBudget;
  pageSpeed?: Parameters<typeof askPageSpeed>[1];
}

const configuredPageSpeed = { key: env.PAGESPEED_API_KEY, baseUrl: env.PAGESPEED_BASE_URL };

/** Reads the page at an address that a visitor gave, and what its site tells about it. Throws FetchError. */
export async function visitSite(
  address: string,
  {
    onStage,
    network,
    budget = new OutboundBudget(),
    pageSpeed: google = configuredPageSpeed,
  }: VisitOptions = {},
): Promise<{ page: PackedPage; site: SiteFacts }> {
  onStage?.('fetching');
  startParser();
  const page = await fetchPage(address, budget, network);
  onStage?.('reading');
  const [site, tls, pageSpeed] = await Promise.all([
    gatherSite(page, budget, network),
    budget.take((signal) => askTls(page.url, { ...network, signal })),
    page.html ? askPageSpeed(page.url, google) : null,
  ]);
  return {
    page,
    site: { ...site, protocol: tls?.protocol ?? null, certificate: tls?.certificate ?? null, pageSpeed },
  };
}
