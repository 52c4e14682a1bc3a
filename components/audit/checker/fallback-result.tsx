import type { ReactNode } from 'react';
import { FindingSignal } from '@/components/audit/report/finding-signal';
import type { ReportTexts } from '@/components/audit/report/report-texts';
import { ScorePanel } from '@/components/audit/report/score-panel';
import { badgeClass } from '@/components/ui/badge-class';
import styles from './fallback-result.module.css';

export interface FallbackResultProps {
  /** Label of what is shown instead of a result. */
  badge?: string;
  title: string;
  /** 0–100. */
  score: number;
  /** Explains the example and the reason for it. */
  notes: readonly string[];
  lines: readonly { type: 'success' | 'warning' | 'error'; text: string }[];
  suggestionsTitle: string;
  suggestions: readonly string[];
  texts: ReportTexts;
  actions: ReactNode;
}

/** Shown instead of a result when there is none. */
export function FallbackResult(props: FallbackResultProps) {
  const { badge, title, score, notes, lines, suggestionsTitle, suggestions, texts, actions } = props;
  return (
    <article className={styles.result} aria-labelledby="report-title">
      <ScorePanel score={score} texts={texts}>
        {badge && (
          <p>
            <strong className={badgeClass({ tone: 'solid' })}>{badge}</strong>
          </p>
        )}
        <h2 className="heading-lg" id="report-title" tabIndex={-1}>
          {title}
        </h2>
        {notes.map((note) => (
          <p key={note} className="max-w-160 text-on-panel-soft">
            {note}
          </p>
        ))}
        <ul className="grid gap-2">
          {lines.map(({ type, text }) => (
            <li key={text}>
              <FindingSignal type={type} onPanel className={styles.line}>
                {text}
              </FindingSignal>
            </li>
          ))}
        </ul>
      </ScorePanel>
      <div className="grid gap-4">
        <h3>{suggestionsTitle}</h3>
        <ul className="list-disc ps-5">
          {suggestions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {actions}
      </div>
    </article>
  );
}
