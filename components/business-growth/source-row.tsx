import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import styles from './source-row.module.css';

/** One source of the figures in a ruled list: icon, heading and text. */
export function SourceRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}
