import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { computeAuditFacts } from '@/lib/audit/engine/audit-website';
import { visitSite } from '@/lib/web-page/visit-site';
import type { CorpusServer } from '../../../tests/support/corpus-server';

type Finding = AuditFacts['findings'][number];

export interface EngineAnswer {
  findings: ReadonlyMap<string, Finding>;
  status: number;
}

/** Runs our own engine as for a visitor: all checks with their additional requests. */
export async function runEngine(address: string, { network }: CorpusServer): Promise<EngineAnswer> {
  const fetchedAt = new Date();
  const visit = await visitSite(address, { network });
  const { findings } = await computeAuditFacts({ ...visit, businessName: '', fetchedAt });
  return { findings: new Map(findings.map((finding) => [finding.id, finding])), status: visit.page.status };
}

/** The reason of a failure; null if the check passed or didn't apply. */
export function readFailureReason(finding: Finding | undefined): string | null {
  if (finding?.outcome.status === 'broken') return 'broken';
  return finding?.outcome.status === 'failed' ? finding.outcome.reason : null;
}
