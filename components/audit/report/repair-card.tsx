import type { PresentedRepair, RepairPlan } from '@/lib/audit/presented';
import { RepairBody } from './repair-body';
import styles from './repair-card.module.css';
import { RepairSignal } from './repair-signal';
import type { RepairTexts } from './report-texts';

interface RepairCardProps {
  repair: PresentedRepair;
  proof: RepairPlan['proof'];
  texts: RepairTexts;
}

/** The first repair as a large job card. */
export function RepairCard({ repair, proof, texts }: RepairCardProps) {
  const { number, title, cause, facts, gains } = repair;
  return (
    <section className={styles.card} aria-labelledby="first-repair">
      <header className={styles.head}>
        <span aria-hidden="true">{new Intl.NumberFormat(texts.language).format(number)}</span>
        <div>
          <p>
            {texts.repairs.first} <RepairSignal repair={repair} texts={texts} />
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
        <RepairBody repair={repair} proof={proof} texts={texts} />
      </div>
    </section>
  );
}
