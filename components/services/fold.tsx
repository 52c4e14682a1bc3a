import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import styles from './fold.module.css';

interface FoldProps {
  /** Id of the section's title; it completes the accessible name, because "Details" alone is ambiguous. */
  titleId: string;
  /** What it holds, instead of "Details". */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** Details that are collapsed on small screens only, in an element that opens without script and by find-in-page. */
export function Fold({ titleId, name, className, children }: FoldProps) {
  const t = useTranslations('services');
  const wordId = `${titleId}-details`;
  return (
    <details className={classNames(styles.fold, styles.phone, className)}>
      <summary aria-labelledby={name ? wordId : `${wordId} ${titleId}`}>
        <span id={wordId}>{name ?? t('details')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
