import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import styles from './fold.module.css';

interface FoldProps {
  /** Id of the element whose title is folded: "Details" alone says nothing in a list of links and buttons. */
  titleId: string;
  /** `phone` is folded on small screens only. */
  on: 'phone' | 'all';
  className?: string;
  children: ReactNode;
}

/** What a part of the services page says in detail: native, so that it opens without script and by the browser's own search. */
export function Fold({ titleId, on, className, children }: FoldProps) {
  const t = useTranslations('services');
  const wordId = `${titleId}-details`;
  return (
    <details className={classNames(styles.fold, styles[on], className)}>
      <summary aria-labelledby={`${wordId} ${titleId}`}>
        <span id={wordId}>{t('details')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
