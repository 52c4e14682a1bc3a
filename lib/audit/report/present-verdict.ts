import type { AuditFacts } from '../engine/audit-facts';
import { isFault } from './present-findings';
import type { RepairPlan } from './presented-repairs';
import type { PresentedFinding, PresentedVerdict } from './presented-report';
import type { ReportWords } from './words/report-words';

/** Below it a figure is red. */
const RED = 60;
const named = ['mobileScore', 'loadSpeed', 'securityScore'] as const;

/** What the report's head says beside the score: the worst figure, if it is red, and how the questions were answered. */
export function presentVerdict(
  { metrics, page }: AuditFacts,
  findings: readonly PresentedFinding[],
  plan: RepairPlan,
  { t }: ReportWords,
): PresentedVerdict {
  const faults = findings.filter(isFault);
  const skipped = new Set(plan.ignored.map(({ id }) => id));
  const ignored = faults.filter(({ id }) => skipped.has(id)).length;
  const passed = findings.filter(({ status, type }) => status === undefined && type === 'success').length;
  const total = findings.length;
  const score = metrics.seoScore.score ?? 0;
  const [worst] = named
    .flatMap((name) => ({ name, figure: metrics[name].score ?? RED }))
    .filter(({ figure }) => figure < RED)
    .toSorted((one, other) => one.figure - other.figure);
  return {
    account: t('account', {
      total,
      faults: faults.length - ignored,
      ignored,
      passed,
      rest: total - faults.length - passed,
    }),
    ...(worst && score >= RED && page.status < 400 && { worst: t(`worst.${worst.name}`) }),
  };
}
