import type { ReactNode } from 'react';
import { FindingSignal } from '@/components/audit/report/finding-signal';
import { groupFindings } from '@/components/audit/report/group-findings';
import { readHost } from '@/components/audit/report/page-previews';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Dial } from '@/components/ui/dial';
import type { PresentedAnalysis } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import styles from './analyser-result.module.css';

const SHOWN = 3;
/** Who refused, and what it means. */
const REFUSAL_SHOWN = 2;

interface AnalyserResultProps {
  analysis: PresentedAnalysis;
  words: Messages['seo-checker']['analyser'];
  severity: Messages['seo-report']['severity'];
  language: string;
  /** The score on a dial, and without what each fault costs. */
  isBrief: boolean;
  className?: string;
  /** Link to the complete result. */
  children: ReactNode;
}

/** The score on a badge, or briefly on a dial, and the first faults to fix with their cost to the business. */
export function AnalyserResult({
  analysis,
  words,
  severity: severities,
  language,
  isBrief,
  className,
  children,
}: AnalyserResultProps) {
  if (analysis.score === null)
    return (
      <div className={classNames(styles.result, className)}>
        <h3 tabIndex={-1}>{analysis.refusal?.title}</h3>
        {analysis.refusal?.text.slice(0, REFUSAL_SHOWN).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    );
  const { faults, small } = groupFindings(analysis.issues);
  const shown = [...faults, ...small].slice(0, SHOWN);
  const variant = badgeVariant(analysis.score);
  const { format } = new Intl.NumberFormat(language);
  const score = fill(words.score, { score: format(analysis.score) });
  return (
    <div className={classNames(styles.result, className)}>
      {isBrief && (
        <div id="analyser-score" className={styles.dial}>
          <Dial score={analysis.score} label={score} caption="" formatNumber={format} />
        </div>
      )}
      <p>
        {!isBrief && (
          <>
            <span
              id="analyser-score"
              className={badgeClass({
                tone: variant === 'default' ? 'surf' : 'bad',
                className: styles.score,
              })}
              data-variant={variant}
            >
              {score}
            </span>{' '}
          </>
        )}
        <bdi dir="ltr">{analysis.shownHost ?? readHost(analysis.finalUrl)}</bdi>
      </p>
      {analysis.title && (
        <p dir="auto">
          <b>{analysis.title}</b>
        </p>
      )}
      <h3 tabIndex={-1} aria-describedby="analyser-score">
        {shown.length > 0 ? words.first : words.clean}
      </h3>
      <ol>
        {shown.map(({ id, type, severity, title, message, cost }) => (
          <li key={id}>
            <FindingSignal type={type} className="float-end ms-3">
              {severities[severity]}
            </FindingSignal>
            <b>{title}</b>
            {!isBrief && (cost ?? message) !== title && (
              <p className="text-sm text-muted">{cost ?? message}</p>
            )}
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
