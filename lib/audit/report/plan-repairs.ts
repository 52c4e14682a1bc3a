import type { AuditFacts } from '../engine/audit-facts';
import { forecastScore, isForecast } from '../engine/forecast-score';
import { isFault } from './present-findings';
import type { PresentedFinding, RepairPlan } from './presented-report';

const mostFirst = 5;
const mostForecast = 3;

/**
 * What to repair first, and the score after the first of these repairs. `findings`: in the order of repair. `score`: as
 * shown in the report, null for a page that was not judged. A forecast that isn't higher is left out.
 */
export function planRepairs(
  facts: AuditFacts,
  findings: readonly PresentedFinding[],
  score: number | null,
): RepairPlan {
  if (score === null) return { first: [], forecast: null };
  const faults = findings.filter(isFault).filter(({ severity }) => severity !== 'info');
  const first = faults.slice(0, mostFirst).map(({ id }) => id);
  const repaired = first.filter((id) => isForecast(facts, id)).slice(0, mostForecast);
  const forecast = repaired.length > 0 ? forecastScore(facts, repaired) : null;
  return {
    first,
    forecast: forecast !== null && forecast > score ? { repaired, score: forecast } : null,
  };
}
