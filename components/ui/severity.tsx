import type { ReactNode } from 'react';
import { Icon } from './icon';

const looks = {
  critical: { className: 'sev bad', icon: 'octagon-alert' },
  warning: { className: 'sev mid', icon: 'triangle-alert' },
  passed: { className: 'sev ok', icon: 'check' },
} as const;

export type SeverityLevel = keyof typeof looks;

/** How bad a finding is: colour, sign and word. */
export function Severity({ level, children }: { level: SeverityLevel; children: ReactNode }) {
  const { className, icon } = looks[level];
  return (
    <span className={className}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
