import type { SiteAudit } from '../crawl/site-audit';
import type { AuditFacts } from '../engine/audit-facts';
import type { PlannedRepair } from '../repairs/plan-repairs';
import type { StoredProof } from './proof';

/**
 * The newest try at a repair, of `tries` from the newest to the oldest; undefined if the fault was found in a later
 * reading, so that a fault that comes back is open again.
 */
export function findProof(
  { id, cause }: Pick<PlannedRepair, 'id' | 'cause'>,
  tries: readonly StoredProof[],
  { facts, site }: { facts: AuditFacts; site: SiteAudit | null },
): StoredProof | undefined {
  const read = cause.own.length > 0 ? facts.fetchedAt : site?.finishedAt;
  const [newest] = tries.filter(({ repair }) => repair === id);
  return newest && newest.triedAt > Date.parse(read ?? facts.fetchedAt) ? newest : undefined;
}
