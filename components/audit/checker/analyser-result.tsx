import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import { FindingSignal } from '@/components/audit/report/finding-signal';
import { groupFindings } from '@/components/audit/report/group-findings';
import { readHost } from '@/components/audit/report/page-previews';
import { reportFormat } from '@/components/audit/report/report-format';
import type { ReportParts } from '@/components/audit/report/report-parts';
import { badgeClass } from '@/components/ui/badge-class';
import type { PresentedAnalysis } from '@/lib/audit/report/presented-report';
import type { Messages } from '@/lib/i18n/messages';
import styles from './analyser-result.module.css';

const SHOWN = 3;
/** Who refused, and what it means. */
const REFUSAL_SHOWN = 2;

interface AnalyserResultProps {
  analysis: PresentedAnalysis;
  words: Messages['seo-checker']['analyser'];
  parts: Pick<ReportParts, 'words' | 'icons' | 'language' | 'timeZone'>;
  /** Link to the complete result. */
  children: ReactNode;
}

/** The score on a badge, and the first faults to fix with their cost to the business. */
export function AnalyserResult({ analysis, words, parts, children }: AnalyserResultProps) {
  const { number } = reportFormat(parts);
  if (analysis.score === null)
    return (
      <div className={styles.result}>
        <h3>{analysis.refusal?.title}</h3>
        {analysis.refusal?.text.slice(0, REFUSAL_SHOWN).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    );
  const { faults, small } = groupFindings(analysis.issues);
  const shown = [...faults, ...small].slice(0, SHOWN);
  const variant = badgeVariant(analysis.score);
  return (
    <div className={styles.result}>
      <p>
        <span
          className={badgeClass({ tone: variant === 'default' ? 'surf' : 'bad', className: styles.score })}
          data-variant={variant}
        >
          {fill(words.score, { score: number(analysis.score) })}
        </span>{' '}
        <bdi dir="ltr">{analysis.shownHost ?? readHost(analysis.finalUrl)}</bdi>
      </p>
      {analysis.title && (
        <p dir="auto">
          <b>{analysis.title}</b>
        </p>
      )}
      <h3>{shown.length > 0 ? words.first : words.clean}</h3>
      <ol>
        {shown.map(({ id, type, severity, title, message, cost }) => (
          <li key={id}>
            <FindingSignal type={type} className="float-end" parts={parts}>
              {parts.words.severity[severity]}
            </FindingSignal>
            <b>{title}</b>
            <p className="text-sm text-muted">{cost ?? message}</p>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

type BadgeVariant = 'default' | 'destructive';

/** The variant of the analyser's badge: a warning at 70 and below. */
export function badgeVariant(score: number): BadgeVariant {
  return score > 70 ? 'default' : 'destructive';
}
