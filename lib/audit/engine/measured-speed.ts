import type { Visit } from '../check';
import type { AuditFacts } from './audit-facts';

/** Google's measurements for the report; empty where there are none. */
export function measuredSpeed({ site: { pageSpeed, fieldData } }: Visit): Pick<AuditFacts, 'speed'> {
  if (!pageSpeed && !fieldData) return {};
  if (!pageSpeed) return { speed: { lab: null, field: fieldData } };
  const { metrics, version, measuredAt } = pageSpeed;
  const { lcpMs, cls, tbtMs, totalBytes } = metrics;
  return { speed: { lab: { lcpMs, cls, tbtMs, totalBytes, version, measuredAt }, field: fieldData } };
}
