import Link from 'next/link';
import type { GrowthResult } from '@/lib/growth/result';
import { GrowthActions } from './growth-actions';
import { GrowthBoard } from './growth-board';
import { GrowthOpportunities } from './growth-opportunities';
import type { GrowthParts } from './growth-parts';
import { GrowthRecommendations } from './growth-recommendations';
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
    <div className="growth-report">
      <GrowthBoard result={result} parts={parts} />
      <GrowthActions result={result} parts={parts} />
      <GrowthRecommendations result={result} parts={parts} />
      <GrowthScores result={result} parts={parts} />
      <GrowthOpportunities result={result} parts={parts} />
      <GrowthSources result={result} parts={parts} />
      <div className="wrap growth-end noprint">
        <Link className="btn cta lg" href={contact}>
          {words.help}
        </Link>
        <button type="button" className="btn lg" onClick={onAnother}>
          {words.another}
        </button>
        <p>{words.helpText}</p>
      </div>
    </div>
  );
}
