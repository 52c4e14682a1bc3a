import type { CSSProperties } from 'react';
import { fill } from '@/components/audit/fill';
import type { PersonalizationResult } from '@/lib/personalization/result';
import { scoreColour } from '@/lib/personalization/score-colour';
import type { ToolParts } from './tool-words';

/** The score with what it is made of, and who answered. */
export function PlanScore({ result, parts }: { result: PersonalizationResult; parts: ToolParts }) {
  const { words, language } = parts;
  const { personalizationScore: score, location, industry } = result;
  const number = new Intl.NumberFormat(language);
  const colour = scoreColour(score);
  const names: Readonly<Record<string, string>> = words.options.industry;
  const trade = names[industry];
  const reading = fill(words.result.outOf, { score: number.format(score), most: number.format(100) });
  const style: CSSProperties & Record<`--${string}`, number> = { '--v': score };
  return (
    <>
      <p className="lede">{trade ? fill(words.result.place, { industry: trade, location }) : location}</p>
      <div className={`plan-score ${colour}`}>
        <p className="nums" aria-hidden="true">
          {number.format(score)}
          <small>/{number.format(100)}</small>
        </p>
        <div>
          <p className="t2">{words.result.bands[colour]}</p>
          <div
            className="plan-track"
            role="progressbar"
            aria-label={words.result.score}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={score}
            aria-valuetext={`${reading}. ${words.result.bands[colour]}`}
            style={style}
          >
            <i />
          </div>
          <p className="small">
            {words.result.score}: {result.scoreExplanation}
          </p>
        </div>
      </div>
      <p className="small plan-engine">{words.result[result.engine]}</p>
    </>
  );
}
