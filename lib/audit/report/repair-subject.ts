import type { SiteAudit } from '../crawl/site-audit';
import type { AuditFacts } from '../engine/audit-facts';
import type { StoredProof } from '../proof/proof';

/** What a plan of repairs is about: the audited page and, once it was crawled, its website. */
export interface RepairSubject {
  facts: AuditFacts;
  site: SiteAudit | null;
  /** The tries at its repairs, newest first, where the reader can make one: not in a mail. */
  proofs?: { token: string; tries: readonly StoredProof[] };
}
