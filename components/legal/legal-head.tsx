import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import type { LegalText } from '@/lib/content/legal';
import styles from './legal-head.module.css';

interface LegalHeadProps {
  /** The title is in the sky above a street, or beside a picture of a bench. */
  background: 'street' | 'bench';
  front: LegalText['front'];
  /** The sentence with the date of the text. */
  date: ReactNode;
  picture: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
}

/** Title, first sentence and date of a legal text, and its picture. */
export function LegalHead({ background, front, date, picture, children }: LegalHeadProps) {
  return (
    <div className={classNames(styles.head, styles[background])}>
      <div className={classNames('page-width', styles.columns)}>
        <div>
          <h1>
            <Hyphenated>{front.title}</Hyphenated>
          </h1>
          <p className={classNames('lead', styles.lead)}>{front.lede}</p>
          <p className={styles.date}>{date}</p>
        </div>
        {children}
      </div>
      {picture}
    </div>
  );
}
