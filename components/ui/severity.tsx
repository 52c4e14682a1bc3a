import type { ReactNode } from 'react';
import { Icon } from './icon';
import { type SeverityLook, severityClass } from './severity-class';

const looks = {
  critical: { tone: 'bad', icon: 'octagon-alert' },
  warning: { tone: 'mid', icon: 'triangle-alert' },
  passed: { tone: 'ok', icon: 'check' },
} as const;

export type SeverityLevel = keyof typeof looks;

interface SeverityProps extends Pick<SeverityLook, 'onPanel' | 'className'> {
  level: SeverityLevel;
  children: ReactNode;
}

/** The severity of a finding: colour, icon and word. */
export function Severity({ level, children, ...look }: SeverityProps) {
  const { tone, icon } = looks[level];
  return (
    <span className={severityClass({ tone, ...look })}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
