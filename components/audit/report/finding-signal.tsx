import type { ComponentProps } from 'react';
import { Severity, type SeverityLevel } from '@/components/ui/severity';
import type { PresentedFinding } from '@/lib/audit/presented';

const levels = {
  error: 'critical',
  warning: 'warning',
  success: 'passed',
} as const satisfies Record<PresentedFinding['type'], SeverityLevel>;

interface FindingSignalProps extends Omit<ComponentProps<typeof Severity>, 'level'> {
  type: PresentedFinding['type'];
}

/** The severity of a finding, by the type that reports give it. */
export function FindingSignal({ type, ...signal }: FindingSignalProps) {
  return <Severity level={levels[type]} {...signal} />;
}
