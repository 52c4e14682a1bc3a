import type { ReactNode } from 'react';
import { KeepActions } from '@/components/results/keep-actions';
import { classNames } from '@/components/ui/class-names';
import type { GrowthResult } from '@/lib/business-growth/result';
import { GrowthActions } from './growth-actions';
import { GrowthBar } from './growth-bar';
import { GrowthBoard } from './growth-board';
import { GrowthClosing } from './growth-closing';
import { GrowthComparison } from './growth-comparison';
import { GrowthOpportunities } from './growth-opportunities';
import { GrowthRecommendations } from './growth-recommendations';
import styles from './growth-report.module.css';
import { GrowthScores } from './growth-scores';
import { GrowthSources } from './growth-sources';
import type { GrowthTexts } from './growth-texts';

interface GrowthReportProps {
  result: GrowthResult;
  texts: GrowthTexts;
  /** Starts an analysis of another business: a button or a link. */
  another: ReactNode;
  /** Until when the link works. */
  kept?: ReactNode;
}

/** The result: position, first actions, best measures, and the source of every figure. */
export function GrowthReport({ result, texts, another, kept }: GrowthReportProps) {
  return (
    <>
      <GrowthBoard result={result} texts={texts} />
      <div className={styles.work}>
        <GrowthBar result={result} texts={texts} />
        <GrowthActions result={result} texts={texts} />
        <GrowthRecommendations result={result} texts={texts} />
        <GrowthScores result={result} texts={texts} />
        <GrowthOpportunities result={result} texts={texts} />
      </div>
      <GrowthComparison result={result} texts={texts} />
      <GrowthSources result={result} texts={texts} />
      <div className={classNames('page-width print:hidden!', styles.keep)}>
        {another}
        <KeepActions link={result.reportUrl} words={texts.actions} />
      </div>
      {kept}
      <GrowthClosing result={result} texts={texts} />
    </>
  );
}
