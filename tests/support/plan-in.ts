import type { SiteAudit } from '@/lib/audit/crawl/site-audit';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import type { RepairPlan } from '@/lib/audit/presented';
import { planRepairs } from '@/lib/audit/repairs/plan-repairs';
import { presentRepairs } from '@/lib/audit/report/present-repairs';
import { loadRepairWords } from '@/lib/audit/report/words/repair-words';
import type { Locale } from '@/lib/i18n/locales';

/** The plan of repairs of a page and its website, in a language. */
export async function planIn(locale: Locale, facts: AuditFacts, site: SiteAudit | null): Promise<RepairPlan> {
  return presentRepairs(planRepairs(facts, site), { facts, site }, await loadRepairWords(locale));
}
