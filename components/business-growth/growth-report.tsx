import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { GrowthResult } from '@/lib/growth/result';
import { GrowthActions } from './growth-actions';
import { GrowthBoard } from './growth-board';
import { GrowthOpportunities } from './growth-opportunities';
import type { GrowthParts } from './growth-parts';
import { GrowthRecommendations } from './growth-recommendations';
import styles from './growth-report.module.css';
import { GrowthScores } from './growth-scores';
import { GrowthSources } from './growth-sources';

interface GrowthReportProps {
  result: GrowthResult;
  parts: GrowthParts;
  onAnother: () => void;
}

/** The result: where the business stands, what to do first, what helps most, and where every figure comes from. */
export function GrowthReport({ result, parts, onAnother }: GrowthReportProps) {
  const { words, contact } = parts;
  return (
    <>
      <GrowthBoard result={result} parts={parts} />
      <GrowthActions result={result} parts={parts} />
      <GrowthRecommendations result={result} parts={parts} />
      <GrowthScores result={result} parts={parts} />
      <GrowthOpportunities result={result} parts={parts} />
      <GrowthSources result={result} parts={parts} />
      <div className={classNames('page-width print:hidden!', styles.end)}>
        <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={contact}>
          {words.help}
        </Link>
        <Button size="lg" onClick={onAnother}>
          {words.another}
        </Button>
        <p>{words.helpText}</p>
      </div>
    </>
  );
}
