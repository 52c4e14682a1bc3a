import type { PresentedRepair } from '@/lib/audit/report/presented-repairs';
import { FindingSignal } from './finding-signal';
import { RepairBody } from './repair-body';
import styles from './repair-card.module.css';
import type { RepairParts } from './report-parts';

interface RepairCardProps {
  repair: PresentedRepair;
  /** Above the title. */
  label: string;
  parts: RepairParts;
}

/** The first repair as a large job card. */
export function RepairCard({ repair, label, parts }: RepairCardProps) {
  const { number, title, cause, type, severity, facts, gains } = repair;
  return (
    <section className={styles.card} aria-labelledby="first-repair">
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {new Intl.NumberFormat(parts.language).format(number)}
        </span>
        <div className={styles.words}>
          <p className={styles.label}>
            {label}{' '}
            <FindingSignal type={type} parts={parts}>
              {parts.severity[severity]}
            </FindingSignal>
          </p>
          <h3 className="heading-lg" id="first-repair">
            {title}
          </h3>
          <p>{cause}</p>
        </div>
      </header>
      <ul className={styles.facts}>
        {[...facts, ...gains].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.body}>
        <RepairBody repair={repair} parts={parts} />
      </div>
    </section>
  );
}
