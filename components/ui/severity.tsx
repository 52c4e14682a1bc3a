import type { ReactNode } from 'react';
import { Icon } from './icon';
import { severityClass } from './severity-class';

const looks = {
  critical: { tone: 'bad', icon: 'octagon-alert' },
  warning: { tone: 'mid', icon: 'triangle-alert' },
  passed: { tone: 'ok', icon: 'check' },
} as const;

export type SeverityLevel = keyof typeof looks;

/** The severity of a finding: colour, icon and word. */
export function Severity({
  level,
  onPanel,
  children,
}: {
  level: SeverityLevel;
  /** For the dark background of an instrument. */
  onPanel?: true;
  children: ReactNode;
}) {
  const { tone, icon } = looks[level];
  return (
    <span className={severityClass({ tone, onPanel })}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
