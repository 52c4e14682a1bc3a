'use client';

import type { RepairPlan } from '@/lib/audit/report/presented-repairs';
import { FindingSignal } from './finding-signal';
import { InspectionSheet } from './inspection-sheet';
import { usePlanState } from './plan-state';
import { RepairCard } from './repair-card';
import { RepairFold } from './repair-fold';
import styles from './repairs-section.module.css';
import { ReportFold } from './report-fold';
import type { RepairParts } from './report-parts';

interface RepairsSectionProps {
  plan: RepairPlan;
  /** The page's score. */
  score: number;
  parts: RepairParts;
}

/** The plan: the first repair as a card, the others as rows with their numbers, what can wait, and what to ignore. */
export function RepairsSection({ plan: initial, score, parts }: RepairsSectionProps) {
  const state = usePlanState();
  const plan = state?.plan ?? initial;
  const { repairs, later, ignored, weekCount, proof, forecast } = plan;
  const [first, ...others] = repairs;
  const number = new Intl.NumberFormat(parts.language).format;
  const week = others.slice(0, Math.max(weekCount - 1, 0));
  const next = others.slice(week.length);
  return (
    <section id="repairs" className={styles.repairs} aria-labelledby="repairs-title">
      <div className={styles.lede}>
        <h2 className="heading-md" id="repairs-title">
          {plan.title}
        </h2>
        <p>{plan.summary}</p>
        {plan.week && <p className="weight-semibold">{plan.week}</p>}
        {forecast && (
          <p className="figures" aria-hidden="true">
            {number(score)}
            <span />
            {number(forecast)}
          </p>
        )}
      </div>
      <InspectionSheet plan={plan} parts={parts} />
      {first && <RepairCard repair={first} label={plan.firstTitle} proof={proof} parts={parts} />}
      <div>
        {week.map((repair) => (
          <RepairFold key={repair.id} repair={repair} proof={proof} parts={parts} />
        ))}
        {next.length > 0 && <h3 className={styles.next}>{plan.nextTitle}</h3>}
        {next.map((repair) => (
          <RepairFold key={repair.id} repair={repair} proof={proof} parts={parts} />
        ))}
        {later.length > 0 && (
          <ReportFold
            heading={<h3>{plan.laterTitle}</h3>}
            signal={
              <FindingSignal type="warning" parts={parts}>
                {number(later.length)}
              </FindingSignal>
            }
            openIcon={parts.icons.open}
            counted
            paper="nothing"
          >
            <p className="text-muted text-sm">{plan.laterText}</p>
            <div>
              {later.map((repair) => (
                <RepairFold key={repair.id} repair={repair} proof={proof} parts={parts} />
              ))}
            </div>
          </ReportFold>
        )}
        {ignored.length > 0 && (
          <ReportFold
            heading={<h3>{plan.ignoredTitle}</h3>}
            signal={
              <FindingSignal type="success" parts={parts}>
                {number(ignored.length)}
              </FindingSignal>
            }
            openIcon={parts.icons.open}
            counted
            paper="nothing"
          >
            <p className="text-muted text-sm">{plan.ignoredText}</p>
            <ul className={styles.list}>
              {ignored.map(({ id, title, why }) => (
                <li key={id}>
                  <b>{title}</b>
                  <p>{why}</p>
                </li>
              ))}
            </ul>
          </ReportFold>
        )}
        {state && <state.History proof={proof} parts={parts} />}
      </div>
    </section>
  );
}
