import { findCheck } from '../checks/find-check';
import type { AuditFacts } from '../engine/audit-facts';
import type { CausePage, FoundCause, PageFault } from './cause';
import { CauseCollection } from './collect-causes';
import { findPageCauses } from './find-page-causes';
import { markElement } from './mark-element';

/** The causes of the audited page's faults, as of a website of one page. */
export function findOwnCauses({ findings, page }: AuditFacts): FoundCause[] {
  const faults = findings.flatMap(({ id, outcome }): PageFault[] => {
    const check = findCheck(id);
    if (!check || outcome.status !== 'failed') return [];
    const { reason, severity = check.severity, values, evidence = [] } = outcome;
    const elements = evidence.flatMap((each) => markElement(each) ?? []);
    return [
      { id, reason, severity, values: { count: outcome.count ?? evidence.length, ...values }, elements },
    ];
  });
  const own: CausePage = {
    url: page.url,
    title: page.title,
    description: page.description,
    layout: '',
    faults,
  };
  const causes = new CauseCollection();
  findPageCauses([own], causes);
  return causes.list();
}
