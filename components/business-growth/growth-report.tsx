import type { ReactNode } from 'react';
import { KeepActions } from '@/components/results/keep-actions';
import { classNames } from '@/components/ui/class-names';
import type { GrowthResult } from '@/lib/growth/result';
import { GrowthActions } from './growth-actions';
import { GrowthBar } from './growth-bar';
import { GrowthBoard } from './growth-board';
import { GrowthClosing } from './growth-closing';
import { GrowthComparison } from './growth-comparison';
import { GrowthOpportunities } from './growth-opportunities';
import type { GrowthParts } from './growth-parts';
import { GrowthRecommendations } from './growth-recommendations';
import styles from './growth-report.module.css';
import { GrowthScores } from './growth-scores';
import { GrowthSources } from './growth-sources';

interface GrowthReportProps {
  result: GrowthResult;
  parts: GrowthParts;
  /** Starts an analysis of another business: a button or a link. */
  another: ReactNode;
  /** Until when the link works. */
  kept?: ReactNode;
}

/** The result: position, first actions, best measures, and the source of every figure. */
export function GrowthReport({ result, parts, another, kept }: GrowthReportProps) {
  const { keep } = parts;
  return (
    <>
      <GrowthBoard result={result} parts={parts} />
      <div className={styles.work}>
        <GrowthBar result={result} parts={parts} />
        <GrowthActions result={result} parts={parts} />
        <GrowthRecommendations result={result} parts={parts} />
        <GrowthScores result={result} parts={parts} />
        <GrowthOpportunities result={result} parts={parts} />
      </div>
      <GrowthComparison result={result} parts={parts} />
      <GrowthSources result={result} parts={parts} />
      <div className={classNames('page-width print:hidden!', styles.keep)}>
        {another}
        <KeepActions link={result.reportUrl} parts={keep} />
      </div>
      {kept}
      <GrowthClosing result={result} parts={parts} />
    </>
  );
}
