import type { ReactNode } from 'react';
import { EnquiryLink } from '@/components/results/enquiry-link';
import { KeepActions } from '@/components/results/keep-actions';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { GrowthResult } from '@/lib/growth/result';
import { GrowthActions } from './growth-actions';
import { GrowthBoard } from './growth-board';
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
}

/** The result: position, first actions, best measures, and the source of every figure. */
export function GrowthReport({ result, parts, another }: GrowthReportProps) {
  const { words, contact, keep } = parts;
  return (
    <>
      <GrowthBoard result={result} parts={parts} />
      <GrowthActions result={result} parts={parts} />
      <GrowthRecommendations result={result} parts={parts} />
      <GrowthScores result={result} parts={parts} />
      <GrowthOpportunities result={result} parts={parts} />
      <GrowthComparison result={result} parts={parts} />
      <GrowthSources result={result} parts={parts} />
      <div className={classNames('page-width print:hidden!', styles.end)}>
        <div className="basis-full">
          <p className="lead">{words.helpText}</p>
        </div>
        <EnquiryLink
          className={buttonClass({ look: 'cta', size: 'lg' })}
          contact={contact}
          about={result.reportUrl}
        >
          {words.help}
        </EnquiryLink>
        {another}
        <KeepActions link={result.reportUrl} parts={keep} />
      </div>
    </>
  );
}
