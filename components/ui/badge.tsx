import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

interface BadgeProps {
  tone?: 'ok' | 'mid' | 'bad' | 'surf' | 'solid';
  icon?: IconName;
  children: ReactNode;
}

/** A short label in a frame: what kind of thing this is. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
