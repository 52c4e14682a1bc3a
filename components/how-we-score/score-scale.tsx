import { useLocale } from 'next-intl';
import { EMPTY_PAGE_CAP, ERROR_PAGE_CAP, UNCRAWLABLE_CAP } from '@/lib/audit/check-costs';
import { formatters } from '@/lib/i18n/format';
import styles from './score-scale.module.css';

const WIDTH = 1000;
/** The ranges of the three colours. */
const bands = [
  { from: 0, to: 60, fill: 'var(--fill-bad)' },
  { from: 60, to: 80, fill: 'var(--fill-mid)' },
  { from: 80, to: 100, fill: 'var(--fill-good)' },
] as const;
const ticks = Array.from({ length: 51 }, (_, index) => index * 2);
const numbers = [0, 20, 40, 60, 80, 100];
const ceilings = [ERROR_PAGE_CAP, EMPTY_PAGE_CAP, UNCRAWLABLE_CAP];

/** The range of scores as a ruler with its colours and a mark at each cap. The lists on the page say the same in words. */
export function ScoreScale() {
  const locale = useLocale();
  const { number } = formatters(locale);
  return (
    <svg className={styles.scale} viewBox="-2 0 1004 214" aria-hidden="true">
      {ceilings.map((score) => (
        <g key={score} transform={`translate(${toX(score)} 0)`}>
          <path className={styles.lid} d="M-30 62H30M0 62V104" />
          <text className={styles.ceiling} y="46">
            {number(score)}
          </text>
        </g>
      ))}
      {bands.map(({ from, to, fill }) => (
        <rect key={from} x={toX(from)} y="104" width={toX(to - from)} height="44" fill={fill} />
      ))}
      <path
        className={styles.ticks}
        d={ticks
          .map((score) => `M${toX(score)} 148v${score % 20 === 0 ? 26 : score % 10 === 0 ? 18 : 9}`)
          .join('')}
      />
      <rect className={styles.frame} x="0" y="104" width={WIDTH} height="44" />
      {numbers.map((score) => (
        <text key={score} className={styles.number} x={toX(score)} y="206">
          {number(score)}
        </text>
      ))}
    </svg>
  );
}

function toX(score: number): number {
  return (score / 100) * WIDTH;
}
