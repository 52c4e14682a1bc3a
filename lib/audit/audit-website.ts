import 'server-only';
import type { AuditFacts } from './audit-facts';
import type { Visit } from './check';
import { metricsOf } from './metrics';
import { overallScore } from './overall-score';
import { pagePreview } from './page-preview';
import { type Reading, type ReadingStage, readWebsite } from './read-website';
import { checks, checksVersion } from './registry';
import { runChecks } from './run-checks';
import { scoresOf } from './score';
import { withoutMemories } from './without-memories';

export type AuditStage = ReadingStage | 'checking';

interface Options {
  /** As the visitor named it. */
  businessName?: string;
  isFresh?: boolean;
  /** Who asks. */
  clientIp?: string;
  onStage?: (stage: AuditStage) => void;
}

/** Reads a website and judges it. Both tools are this. Throws AppError when the website can't be read. */
export async function auditWebsite(
  address: string,
  { businessName = '', isFresh, clientIp, onStage }: Options = {},
): Promise<AuditFacts> {
  const reading = await readWebsite(address, { isFresh, clientIp, onStage });
  onStage?.('checking');
  return factsOf({ ...reading, businessName });
}

/** The judgement about a page that was read: the same visit gives the same facts. */
export async function factsOf(visit: Reading & Pick<Visit, 'businessName'>): Promise<AuditFacts> {
  const findings = await runChecks(checks, withoutMemories(visit), logBroken);
  const { categories, seo } = scoresOf(checks, findings);
  const metrics = metricsOf(visit, { categories, seo });
  const { page, fetchedAt } = visit;
  const { dnsMs, ttfbMs, totalMs } = page.timing;
  return {
    checksVersion,
    page: {
      requestedUrl: page.requestedUrl,
      url: page.url,
      status: page.status,
      redirects: page.redirects,
      timing: { dnsMs: Math.round(dnsMs), ttfbMs: Math.round(ttfbMs), totalMs: Math.round(totalMs) },
      bytes: page.bytes,
      ...pagePreview(page),
    },
    fetchedAt: fetchedAt.toISOString(),
    findings,
    categories,
    metrics,
    overallScore: overallScore(metrics),
  };
}

function logBroken(id: string, error: unknown): void {
  console.error(`audit: the check ${id} failed:`, error);
}
