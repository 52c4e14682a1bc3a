import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './technical-details.module.css';

interface TechnicalDetailsProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A details element for technical data. */
export function TechnicalDetails({ title, className, children }: TechnicalDetailsProps) {
  return (
    <details className={classNames(styles.details, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
