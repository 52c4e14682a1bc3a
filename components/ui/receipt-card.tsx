import { type ReactNode, useState } from 'react';
import { classNames } from './class-names';
import styles from './receipt-card.module.css';

interface ReceiptCardProps {
  /** Rendered on the server, so that it isn't part of a form's script. */
  picture: ReactNode;
  /** What happened just now, for the stamp with the time: "Sent". Absent where no script knows the time. */
  stamp?: string;
  /** Language tag for the time. */
  language: string;
  /** By which staff find what was sent. */
  number?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The device's time says so, as the office's times stand beside it. */
const timeWithZone = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Something was sent or saved: the last piece clicks into a picture of the coast, beside a stamp with time and number. */
export function ReceiptCard({ picture, stamp, language, number, className, children }: ReceiptCardProps) {
  const [time] = useState(() => stamp && new Date().toLocaleTimeString(language, timeWithZone));
  return (
    <div className={classNames(styles.moment, className)} data-part={stamp && 'receipt'}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        {stamp && (
          <p className={styles.stamp}>
            <span>
              {stamp} {time}
            </span>{' '}
            {number && <span>{number}</span>}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
