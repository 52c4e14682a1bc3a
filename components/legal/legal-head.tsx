import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { LegalText } from '@/lib/content/legal';
import styles from './legal-head.module.css';

interface LegalHeadProps {
  /** What the title is drawn on: the sky above a street, or the ground for a job sheet. */
  ground: 'street' | 'sheet';
  front: LegalText['front'];
  /** The sentence with the date. */
  date: ReactNode;
  picture?: ReactNode;
  /** The short of the text, beside the title. */
  children: ReactNode;
}

/** Title, first sentence and date of a legal text, and the short of it. */
export function LegalHead({ ground, front, date, picture, children }: LegalHeadProps) {
  return (
    <div className={classNames(styles.head, styles[ground])}>
      <div className={classNames('page-width', styles.columns)}>
        <div>
          <h1>{front.title}</h1>
          <p className={classNames('lead', styles.lead)}>{front.lede}</p>
          <p className={styles.date}>{date}</p>
        </div>
        {children}
      </div>
      {picture}
    </div>
  );
}
