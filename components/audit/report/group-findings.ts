import type { PresentedFinding } from '@/lib/audit/presented';

export interface FindingGroups {
  /** Faults worth fixing now, worst first. */
  faults: PresentedFinding[];
  /** Minor faults. */
  small: PresentedFinding[];
  unmeasured: PresentedFinding[];
  passed: PresentedFinding[];
  notApplicable: PresentedFinding[];
}

/** Groups the findings into the parts of a report; their order is unchanged. */
export function groupFindings(findings: readonly PresentedFinding[]): FindingGroups {
  const isFault = ({ status, type }: PresentedFinding) => status === undefined && type !== 'success';
  const faults = findings.filter(isFault);
  return {
    faults: faults.filter(({ severity }) => severity !== 'info'),
    small: faults.filter(({ severity }) => severity === 'info'),
    unmeasured: findings.filter(({ status }) => status === 'not_measured' || status === 'not_checked'),
    passed: findings.filter(({ status, type }) => status === undefined && type === 'success'),
    notApplicable: findings.filter(({ status }) => status === 'not_applicable'),
  };
}
