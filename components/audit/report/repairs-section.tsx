'use client';

import type { ReactNode } from 'react';
import type { RepairPlan } from '@/lib/audit/presented';
import { FindingSignal } from './finding-signal';
import { InspectionSheet } from './inspection-sheet';
import { usePlanState } from './plan-state';
import { RepairCard } from './repair-card';
import { RepairFold } from './repair-fold';
import styles from './repairs-section.module.css';
import { ReportFold } from './report-fold';
import type { RepairTexts } from './report-texts';

interface RepairsSectionProps {
  plan: RepairPlan;
  /** The page's score. */
  score: number;
  texts: RepairTexts;
}

/** The plan: the first repair as a card, the others as rows with their numbers, what can wait, and what to ignore. */
export function RepairsSection({ plan: initial, score, texts }: RepairsSectionProps) {
  const state = usePlanState();
  const plan = state?.plan ?? initial;
  const { repairs, later, ignored, weekCount, proof, forecast } = plan;
  const { repairs: words } = texts;
  const [first, ...others] = repairs;
  const number = new Intl.NumberFormat(texts.language).format;
  const week = others.slice(0, Math.max(weekCount - 1, 0));
  const next = others.slice(week.length);
  return (
    <section id="repairs" className={styles.repairs} aria-labelledby="repairs-title">
      <div className={styles.lede}>
        <h2 className="heading-md" id="repairs-title">
          {words.title}
        </h2>
        <p>{plan.summary}</p>
        {state?.isProvisional && <p className="text-sm text-muted">{words.provisional}</p>}
        {plan.week && <p className="weight-semibold">{plan.week}</p>}
        {forecast && (
          <p className="figures" aria-hidden="true">
            {number(score)}
            <span />
            {number(forecast)}
          </p>
        )}
      </div>
      <InspectionSheet plan={plan} texts={texts} />
      {first && <RepairCard repair={first} proof={proof} texts={texts} />}
      <div>
        {week.map((repair) => (
          <RepairFold key={repair.id} repair={repair} proof={proof} texts={texts} />
        ))}
        {next.length > 0 && <h3 className={styles.next}>{words.next}</h3>}
        {next.map((repair) => (
          <RepairFold key={repair.id} repair={repair} proof={proof} texts={texts} />
        ))}
        {later.length > 0 && (
          <AsideFold {...words.later} count={number(later.length)} type="warning">
            <div>
              {later.map((repair) => (
                <RepairFold key={repair.id} repair={repair} proof={proof} texts={texts} />
              ))}
            </div>
          </AsideFold>
        )}
        {ignored.length > 0 && (
          <AsideFold {...words.ignored} count={number(ignored.length)} type="success">
            <ul className={styles.list}>
              {ignored.map(({ id, title, why }) => (
                <li key={id}>
                  <b>{title}</b>
                  <p>{why}</p>
                </li>
              ))}
            </ul>
          </AsideFold>
        )}
        {state && <state.History proof={proof} words={state.words} language={texts.language} />}
      </div>
    </section>
  );
}

interface AsideFoldProps {
  title: string;
  text: string;
  count: string;
  type: 'warning' | 'success';
  children: ReactNode;
}

/** What isn't to be repaired now: folded, with its number. */
function AsideFold({ title, text, count, type, children }: AsideFoldProps) {
  return (
    <ReportFold
      heading={<h3>{title}</h3>}
      signal={<FindingSignal type={type}>{count}</FindingSignal>}
      counted
      paper="nothing"
    >
      <p className="text-muted text-sm">{text}</p>
      {children}
    </ReportFold>
  );
}
