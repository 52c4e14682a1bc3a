import type { PresentedRepair, RepairPlan } from '@/lib/audit/report/presented-repairs';
import { RepairBody } from './repair-body';
import styles from './repair-card.module.css';
import { RepairSignal } from './repair-signal';
import type { RepairParts } from './report-parts';

interface RepairCardProps {
  repair: PresentedRepair;
  /** Above the title. */
  label: string;
  proof: RepairPlan['proof'];
  parts: RepairParts;
}

/** The first repair as a large job card. */
export function RepairCard({ repair, label, proof, parts }: RepairCardProps) {
  const { number, title, cause, facts, gains } = repair;
  return (
    <section className={styles.card} aria-labelledby="first-repair">
      <header className={styles.head}>
        <span aria-hidden="true">{new Intl.NumberFormat(parts.language).format(number)}</span>
        <div>
          <p>
            {label} <RepairSignal repair={repair} done={proof?.done} parts={parts} />
          </p>
          <h3 className="heading-lg" id="first-repair">
            {title}
          </h3>
        </div>
      </header>
      <p>{cause}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {gains.map((gain) => (
          <li key={gain} className={styles.gain}>
            {gain}
          </li>
        ))}
      </ul>
      <div className={styles.body}>
        <RepairBody repair={repair} proof={proof} parts={parts} />
      </div>
    </section>
  );
}
