import { FindingSignal } from '@/components/audit/report/finding-signal';
import { FixText } from '@/components/audit/report/fix-text';
import { TechnicalDetails } from '@/components/audit/report/technical-details';
import { severityClass } from '@/components/ui/severity-class';
import type { PresentedPhoneFinding } from '@/lib/audit/presented';
import styles from './phone-finding.module.css';

/** The result of a check in a real browser: number on the picture, finding, cost and fix. */
export function PhoneFinding({ finding, fixLabel }: { finding: PresentedPhoneFinding; fixLabel: string }) {
  const { number, title, status, signal, message, cost, fix, examples } = finding;
  return (
    <li className={styles.finding}>
      <span className={number && styles.number}>{number}</span>
      <div className={styles.text}>
        <div className={styles.head}>
          <h4>{title}</h4>
          {status === 'unknown' ? (
            <span className={severityClass()}>{signal}</span>
          ) : (
            <FindingSignal type={status === 'passed' ? 'success' : 'warning'}>{signal}</FindingSignal>
          )}
        </div>
        {message && <p>{message}</p>}
        {cost && <p>{cost}</p>}
        {examples && <p className="text-muted">{examples}</p>}
        {fix && (
          <TechnicalDetails title={fixLabel}>
            <FixText text={fix} />
          </TechnicalDetails>
        )}
      </div>
    </li>
  );
}
