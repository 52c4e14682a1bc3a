import 'server-only';
import { probeTls } from '@/lib/net/outbound/probe-tls';
import type { OutboundBudget } from '@/lib/net/outbound-budget';
import { fetchPage } from '@/lib/web-page/fetch-page';
import { gatherRobots } from '@/lib/web-page/gather-robots';
import { asker, withoutChallenges } from '@/lib/web-page/probe';
import { nothingAsked } from '@/lib/web-page/site-facts';
import type { AuditFacts } from '../engine/audit-facts';
import { auditWebsite } from '../engine/audit-website';
import { type Reading, visitInTurn } from '../visit/read-website';

/**
 * A look at what ends a business online: the page, robots.txt and the certificate. Two requests and a handshake, in the
 * queue of all visits. What they don't show isn't measured. Throws AppError as an audit does.
 */
export function quickCheckSite(
  address: string,
  { businessName }: { businessName: string },
): Promise<AuditFacts> {
  const read = (url: string) => visitInTurn(url, {}, look);
  return auditWebsite(address, { businessName, read, places: null });
}

async function look(url: string, budget: OutboundBudget, patience: AbortSignal): Promise<Reading> {
  const fetchedAt = new Date();
  const page = await fetchPage(url, budget, { timing: 'once', patience });
  if (page.refusal) return { page, site: nothingAsked, fetchedAt };
  const [robotsTxt, tls] = await Promise.all([
    gatherRobots(withoutChallenges(asker(budget, {})), page.url),
    budget.take((signal) => probeTls(page.url, { signal })),
  ]);
  const { certificate = null } = tls ?? {};
  return { page, site: { ...nothingAsked, robotsTxt, certificate }, fetchedAt };
}
