import { useLocale, useTranslations } from 'next-intl';
import type { PresentedWatch } from '@/lib/audit/presented';
import { formatters } from '@/lib/i18n/format';
import styles from './score-history.module.css';

const WIDTH = 400;
const HEIGHT = 100;

interface ScoreHistoryProps {
  /** Oldest first, at least one. */
  scores: PresentedWatch['scores'];
}

/** The weekly scores as a line from 0 to 100, by their dates, and the same figures as a table. */
export function ScoreHistory({ scores }: ScoreHistoryProps) {
  const locale = useLocale();
  const t = useTranslations('audit-watch.history');
  const { number, day } = formatters(locale);
  const [first] = scores;
  const last = scores.at(-1);
  if (!first || !last) return null;
  return (
    <div className={styles.history}>
      <h3 className="heading-sm">{t('title')}</h3>
      <div className={styles.columns}>
        {scores.length > 1 ? (
          <svg
            className={styles.chart}
            viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
            role="img"
            aria-label={t('chart', {
              count: scores.length,
              from: number(first.score),
              to: number(last.score),
            })}
          >
            {[0, 50, 100].map((score) => (
              <line
                key={score}
                className={styles.rule}
                x1="0"
                x2={WIDTH}
                y1={HEIGHT - score}
                y2={HEIGHT - score}
              />
            ))}
            <polyline
              className={styles.line}
              points={placeScores(scores)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
            />
            {placeScores(scores).map(({ x, y }) => (
              <circle key={x} className={styles.point} cx={x} cy={y} r="3" />
            ))}
          </svg>
        ) : (
          <p className="text-muted">{t('first')}</p>
        )}
        <table className={styles.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('score')}</th>
            </tr>
          </thead>
          <tbody>
            {scores.toReversed().map(({ readAt, score }) => (
              <tr key={readAt}>
                <td>
                  <time dateTime={readAt}>{day(new Date(readAt))}</time>
                </td>
                <td className="figures">{number(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Positions by date, so that weeks in which the website couldn't be read leave a gap. */
function placeScores(scores: PresentedWatch['scores']): { x: string; y: number }[] {
  const times = scores.map(({ readAt }) => Date.parse(readAt));
  const [start = 0] = times;
  const span = Math.max((times.at(-1) ?? start) - start, 1);
  return scores.map(({ score }, index) => ({
    x: ((((times[index] ?? start) - start) / span) * WIDTH).toFixed(1),
    y: HEIGHT - score,
  }));
}
