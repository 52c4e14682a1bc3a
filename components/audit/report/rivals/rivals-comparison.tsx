import type { ReactNode } from 'react';
import { severityClass } from '@/components/ui/severity-class';
import type { PresentedComparison } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { FindingSignal } from '../finding-signal';
import { FixText } from '../fix-text';
import { ReportFold } from '../report-fold';
import { scoreBand } from '../score-band';
import { ComparisonTable } from './comparison-table';
import styles from './rivals-section.module.css';

interface RivalsComparisonProps {
  comparison: PresentedComparison;
  words: Messages['audit-rivals']['labels'];
  /** Label of how to repair a fault. */
  fix: string;
  /** Language tag. */
  language: string;
}

/** What rivals do better, then all figures and check results side by side; each folded. */
export function RivalsComparison({ comparison, words, fix: fixLabel, language }: RivalsComparisonProps) {
  const { letters, ahead, scores, speed, checks } = comparison;
  const number = new Intl.NumberFormat(language).format;
  return (
    <>
      {ahead.length === 0 ? (
        <>
          <h3 className="heading-sm">{words.ahead.title}</h3>
          <p>{words.ahead.none}</p>
        </>
      ) : (
        <ReportFold
          unranked
          counted
          heading={<h3>{words.ahead.title}</h3>}
          signal={<span className={severityClass()}>{number(ahead.length)}</span>}
        >
          <ol className={styles.ahead}>
            {ahead.map(({ id, title, who, message, fix }) => (
              <li key={id}>
                <h4>{title}</h4>
                <p className="text-sm text-muted">{who}</p>
                {message !== title && <p>{message}</p>}
                {fix && (
                  <div className={styles.fix}>
                    <p className="text-sm text-muted">{fixLabel}</p>
                    <FixText text={fix} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </ReportFold>
      )}
      <ReportFold unranked counted heading={<h3>{words.scores.title}</h3>} signal={<span />}>
        <div className={styles.tables}>
          <ComparisonTable
            title={words.scores.title}
            isTitled
            letters={letters}
            rows={scores.map(({ cells, ...row }) => ({ ...row, cells: cells.map(drawScore) }))}
          />
          <div>
            <ComparisonTable
              title={words.speed}
              letters={letters}
              rows={speed.map(({ cells, ...row }) => ({ ...row, cells: cells.map(({ text }) => text) }))}
            />
            <p className="text-sm text-muted">{words.scores.note}</p>
          </div>
        </div>
      </ReportFold>
      {checks.rows.length === 0 ? (
        <p>{checks.text}</p>
      ) : (
        <ReportFold
          unranked
          paper="heading"
          heading={
            <hgroup role="none">
              <h3>{words.checks}</h3> <p className="text-muted">{checks.text}</p>
            </hgroup>
          }
          signal={<span className={severityClass()}>{number(checks.rows.length)}</span>}
        >
          <ComparisonTable
            title={words.checks}
            isTitled
            letters={letters}
            rows={checks.rows.map(({ cells, ...row }) => ({
              ...row,
              cells: cells.map(
                ({ verdict, text }): ReactNode =>
                  verdict === 'none' ? (
                    text
                  ) : (
                    <FindingSignal key={text} type={verdict === 'fine' ? 'success' : 'warning'}>
                      {text}
                    </FindingSignal>
                  ),
              ),
            }))}
          />
        </ReportFold>
      )}
    </>
  );
}

function drawScore({ text, score }: { text: string; score: number | null }): ReactNode {
  if (score === null) return text;
  return (
    <span className={styles.score}>
      <span className="figures">{text}</span>
      <i data-band={scoreBand(score)} style={{ inlineSize: `${Math.max(score, 2)}%` }} aria-hidden="true" />
    </span>
  );
}
