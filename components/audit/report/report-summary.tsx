'use client';

import type { ReactNode } from 'react';
import type { PresentedRepair, RepairPlan } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { FindingSignal } from './finding-signal';
import { usePlanState } from './plan-state';
import { reportFormat } from './report-format';
import styles from './report-summary.module.css';
import type { ReportTexts } from './report-texts';
import { scoreBand } from './score-band';
import { ScorePanel } from './score-panel';

const kinds = ['critical', 'warning', 'small', 'passed'] as const;
const types = { critical: 'error', warning: 'warning', small: 'warning', passed: 'success' } as const;

/** Addresses under the headline; the repair itself lists more. */
const MOST_PLACES = 5;

interface ReportSummaryProps {
  score: number;
  /** HTTP status of the page. */
  statusCode: number;
  /** Headline that names the worst figure, where it is red though the score isn't. */
  worst: string | undefined;
  /** As first presented: the crawl of the website may add to it. */
  plan: RepairPlan;
  /** Number of checks that the page passed. */
  passed: number;
  /** Level of the heading. */
  level: 1 | 2;
  texts: ReportTexts;
}

/** The verdict about page and website: sentence, score, and the number of faults of each kind. */
export function ReportSummary({
  score,
  statusCode,
  worst,
  plan: initial,
  passed,
  level,
  texts,
}: ReportSummaryProps) {
  const { words } = texts;
  const { verdict, about, issues, repairs } = usePlanState()?.plan ?? initial;
  const counts = { critical: issues.critical, warning: issues.warning, small: issues.info, passed };
  const { number } = reportFormat(texts);
  const state = deriveState(score, statusCode, counts);
  const isShown = state !== 'refused' && state !== 'error';
  const [first] = repairs;
  const [headline, text] =
    isShown && verdict
      ? [verdict, texts.repairs.urgent]
      : isShown && worst
        ? [worst, words.summary.mid]
        : [words.headline[state], words.summary[state]];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <ScorePanel score={score} texts={texts}>
      <Heading className="heading-lg" id="report-title" tabIndex={-1}>
        {headline}
      </Heading>
      {isShown && verdict && first && <FirstRepair repair={first} about={about} />}
      <p className="max-w-160 text-on-panel-soft">{fill(text, { status: number(statusCode) })}</p>
      {isShown && !verdict && first && (
        <FirstRepair repair={first} about={about}>
          <p className="text-on-panel-soft">{texts.repairs.first}</p>
          <p>{first.title}</p>
        </FirstRepair>
      )}
      <dl className={styles.counts} data-part="counts">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <FindingSignal type={types[kind]} onPanel className="whitespace-normal">
                {words.counts[kind]}
              </FindingSignal>
            </dt>
            <dd className="figures heading-lg">{number(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </ScorePanel>
  );
}

interface FirstRepairProps {
  repair: PresentedRepair;
  about: string;
  /** Its title, unless the headline names it. */
  children?: ReactNode;
}

/** What the first repair is about, and where. */
function FirstRepair({ repair: { subject, pages }, about, children }: FirstRepairProps) {
  const isAboutAddresses = subject?.kind === 'addresses';
  const places = isAboutAddresses ? subject.lines.slice(0, MOST_PLACES) : pages?.first.map(({ url }) => url);
  const more = isAboutAddresses ? subject.lines.length > MOST_PLACES && '…' : pages?.restTitle;
  return (
    <div className="max-w-160">
      {children}
      <p>{about}</p>
      {places && (
        <ul className="flex flex-wrap gap-x-4">
          {places.map((place) => (
            <li key={place} className="wrap-anywhere">
              <bdi dir="ltr">{place}</bdi>
            </li>
          ))}
          {more && <li>{more}</li>}
        </ul>
      )}
    </div>
  );
}

/** Statuses that may be meant for robots only: visitors may see the page. */
const refusals = new Set([401, 403, 429]);

function deriveState(
  score: number,
  statusCode: number,
  { critical, warning }: { critical: number; warning: number },
) {
  if (refusals.has(statusCode)) return 'refused';
  if (statusCode >= 400) return 'error';
  return critical + warning === 0 && score >= 80 ? 'none' : scoreBand(score);
}
