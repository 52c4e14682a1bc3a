import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import { FindingSignal } from '@/components/audit/report/finding-signal';
import { groupFindings } from '@/components/audit/report/group-findings';
import { readHost } from '@/components/audit/report/page-previews';
import type { ReportParts } from '@/components/audit/report/report-parts';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import type { PresentedAnalysis } from '@/lib/audit/report/presented-report';
import type { Messages } from '@/lib/i18n/messages';
import styles from './analyser-result.module.css';

const SHOWN = 3;
/** Who refused, and what it means. */
const REFUSAL_SHOWN = 2;

/** What the analyser needs of a report's parts. */
export interface AnalyserParts {
  severity: ReportParts['words']['severity'];
  icons: Pick<ReportParts['icons'], 'critical' | 'warning' | 'passed'>;
  language: string;
}

interface AnalyserResultProps {
  analysis: PresentedAnalysis;
  words: Messages['seo-checker']['analyser'];
  parts: AnalyserParts;
  /** Without what each fault costs. */
  isBrief: boolean;
  className?: string;
  /** Link to the complete result. */
  children: ReactNode;
}

/** The score on a badge, and the first faults to fix with their cost to the business. */
export function AnalyserResult({
  analysis,
  words,
  parts,
  isBrief,
  className,
  children,
}: AnalyserResultProps) {
  if (analysis.score === null)
    return (
      <div className={classNames(styles.result, className)}>
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
    <div className={classNames(styles.result, className)}>
      <p>
        <span
          className={badgeClass({ tone: variant === 'default' ? 'surf' : 'bad', className: styles.score })}
          data-variant={variant}
        >
          {fill(words.score, { score: new Intl.NumberFormat(parts.language).format(analysis.score) })}
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
            <FindingSignal type={type} className="float-end ms-3" parts={parts}>
              {parts.severity[severity]}
            </FindingSignal>
            <b>{title}</b>
            {!isBrief && <p className="text-sm text-muted">{cost ?? message}</p>}
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
