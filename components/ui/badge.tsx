import type { ReactNode } from 'react';
import { type BadgeLook, badgeClass } from './badge-class';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

/** A short label in a frame. */
export function Badge({ icon, children, ...look }: BadgeLook & { icon?: IconName; children: ReactNode }) {
  return (
    <span className={badgeClass(look)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
