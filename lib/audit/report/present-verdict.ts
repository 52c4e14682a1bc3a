import { findCause } from '../checks/find-check';
import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedFinding, PresentedVerdict } from '../presented';
import { isFault } from './present-findings';
import type { ReportWords } from './words/report-words';

/** Below it a figure is red. */
const RED = 60;
const named = [
  { name: 'mobileScore', category: 'mobile' },
  { name: 'loadSpeed', category: 'speed' },
  { name: 'securityScore', category: 'security' },
] as const;

/**
 * What the report's head says beside the score: the worst figure, if it is red and the first repair is about it, and which
 * questions its counts leave out.
 */
export function presentVerdict(
  facts: AuditFacts,
  findings: readonly PresentedFinding[],
  { t }: ReportWords,
): PresentedVerdict {
  const { metrics, page } = facts;
  const faults = findings.filter(isFault);
  // Not worth a repair: the plan of repairs doesn't count them.
  const ignored = facts.findings.filter(
    ({ id, outcome }) => outcome.status === 'failed' && !findCause({ id, ...outcome }),
  ).length;
  const passed = findings.filter(({ status, type }) => status === undefined && type === 'success').length;
  const total = findings.length;
  const score = metrics.seoScore.score ?? 0;
  // The headline and the first repair, which stands below it, speak of the same thing.
  const first = new Set(faults.filter(({ repair }) => repair === 1).map(({ category }) => category));
  const [worst] = named
    .map(({ name, category }) => ({ name, category, figure: metrics[name].score ?? RED }))
    .filter(({ figure, category }) => figure < RED && first.has(category))
    .toSorted((one, other) => one.figure - other.figure);
  return {
    account: t('account', { total, ignored, rest: total - faults.length - passed }),
    ...(worst && score >= RED && page.status < 400 && { worst: t(`worst.${worst.name}`) }),
  };
}
