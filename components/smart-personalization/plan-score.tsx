import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Meter } from '@/components/ui/meter';
import { fill } from '@/lib/i18n/fill';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import { type ScoreColour, scoreColour } from '@/lib/smart-personalization/score-colour';
import styles from './plan-score.module.css';
import type { PlanTexts } from './use-plan-texts';

const tones: Record<ScoreColour, string | undefined> = {
  green: styles.green,
  blue: styles.blue,
  yellow: styles.yellow,
  red: styles.red,
};

/** The score with its parts, and which engine answered. */
export function PlanScore({ result, texts }: { result: PersonalizationResult; texts: PlanTexts }) {
  const { words, language } = texts;
  const { personalizationScore: score, location, industry } = result;
  const [first] = result.recommendedServices;
  const number = new Intl.NumberFormat(language);
  const colour = scoreColour(score);
  const names: Readonly<Record<string, string>> = words.options.industry;
  const trade = names[industry];
  const reading = fill(words.result.outOf, { score: number.format(score), most: number.format(100) });
  const style: CSSProperties & Record<`--${string}`, number> = { '--v': score };
  return (
    <>
      <p className={classNames('lead', styles.place)}>
        {trade ? fill(words.result.place, { industry: trade, location }) : location}
      </p>
      {first && <p className="lead">{fill(words.result.verdict, { step: first.step })}</p>}
      <div className={classNames(styles.score, tones[colour])}>
        <p className={classNames('figures', styles.figure)} aria-hidden="true">
          {number.format(score)}
          <small>/{number.format(100)}</small>
        </p>
        <div>
          <p className="heading-sm">{words.result.bands[colour]}</p>
          <Meter
            className={styles.track}
            label={words.result.score}
            value={score}
            text={`${reading}. ${words.result.bands[colour]}`}
            style={style}
          >
            <i />
          </Meter>
          <p className="text-sm">
            {words.result.score}: {result.scoreExplanation}
          </p>
        </div>
      </div>
      <p className={classNames('text-sm', styles.engine)}>{words.result[result.engine]}</p>
    </>
  );
}
