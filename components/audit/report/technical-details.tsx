import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import styles from './technical-details.module.css';

interface TechnicalDetailsProps {
  title: string;
  className?: string;
  /** Open from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A details element for technical data. */
export function TechnicalDetails({ title, className, isOpen, children }: TechnicalDetailsProps) {
  return (
    <details className={classNames(styles.details, className)} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
