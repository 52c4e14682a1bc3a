import { type SeverityLook, severityClass } from '@/components/ui/severity-class';
import type { PresentedFinding } from '@/lib/audit/report/presented-report';
import type { ReportParts } from './report-parts';

const looks = {
  error: { tone: 'bad', icon: 'critical' },
  warning: { tone: 'mid', icon: 'warning' },
  success: { tone: 'ok', icon: 'passed' },
} as const;

interface FindingSignalProps extends Pick<SeverityLook, 'onPanel' | 'className'> {
  type: PresentedFinding['type'];
  parts: { icons: Pick<ReportParts['icons'], 'critical' | 'warning' | 'passed'> };
  children: string;
}

/** The severity: colour, icon and word. */
export function FindingSignal({ type, parts, children, ...look }: FindingSignalProps) {
  const { tone, icon } = looks[type];
  return (
    <span className={severityClass({ tone, ...look })}>
      {parts.icons[icon]}
      {children}
    </span>
  );
}
