import type { ReactNode } from 'react';
import type { PresentedFinding, PresentedPage, RepairPlan } from '@/lib/audit/presented';
import { fill } from '@/lib/i18n/fill';
import { AllChecks } from './all-checks';
import { AreaGauges } from './area-gauges';
import { PagePreviews } from './page-previews';
import { RefusedReport } from './refused-report';
import { RepairsSection } from './repairs-section';
import styles from './report.module.css';
import { type Chapter, ReportBar } from './report-bar';
import { reportFormat } from './report-format';
import { ReportHead } from './report-head';
import { ReportSummary } from './report-summary';
import type { RepairTexts, ReportFrame, ReportTexts } from './report-texts';

interface ReportProps extends ReportFrame {
  page: PresentedPage;
  /** As the visitor entered it; '' where the form has no such field. */
  businessName: string;
  /** Null if the website refused our program. */
  score: number | null;
  /** Number of checks that the page passed. */
  passed: number;
  findings: readonly PresentedFinding[];
  plan: RepairPlan;
  suggestions: readonly string[];
  /** The four metrics, if any. */
  metrics?: ReactNode;
}

/** The report about a page and its website, for both tools: inline, under its link and in print. No state, no listeners. */
export function Report({ page, texts, level, score, passed, findings, ...rest }: ReportProps) {
  const { words } = texts;
  const { number } = reportFormat(texts);
  const {
    ageMinutes = 0,
    businessName,
    metrics,
    plan,
    suggestions,
    actions,
    about,
    phoneScreen,
    children,
  } = rest;
  if (score === null || page.refusal) {
    const refusal = page.refusal ?? { title: '', text: [] };
    return <RefusedReport {...{ page, refusal, businessName, texts, level, about, phoneScreen, actions }} />;
  }
  const { website, rivals } = rest;
  const chapters: Chapter[] = ['repairs'];
  if (website) chapters.push('website');
  if (rivals) chapters.push('rivals');
  if (phoneScreen) chapters.push('phone');
  chapters.push('checks');
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <div className={styles.verdict}>
        <ReportHead
          page={page}
          businessName={businessName}
          texts={texts}
          about={[
            ...(page.verdict ? [page.verdict.account] : []),
            ...(ageMinutes > 0 ? [fill(words.age, { minutes: number(ageMinutes) })] : []),
          ]}
        />
        <ReportSummary
          score={score}
          statusCode={page.statusCode}
          worst={page.verdict?.worst}
          plan={plan}
          passed={passed}
          level={level}
          texts={texts}
        />
        {metrics}
      </div>
      {page.truncation && <p className="text-muted">{page.truncation}</p>}
      {children}
      <ReportBar chapters={chapters} about={about} texts={texts} />
      <div className={styles.work}>
        <RepairsSection plan={plan} score={score} texts={selectRepairTexts(texts)} />
        <PagePreviews page={page} unlisted={findings.find(closesPage)?.title} texts={texts} />
        <AreaGauges scores={page.categories} besideMetrics={metrics !== undefined} texts={texts} />
      </div>
      {website && <div id="website">{website}</div>}
      {rivals && <div id="rivals">{rivals}</div>}
      {phoneScreen && <div id="phone">{phoneScreen}</div>}
      <AllChecks {...{ page, findings, suggestions, texts }} speed={rest.speed} />
      {actions}
    </article>
  );
}

/** Whether search engines don't list the page for this reason. */
const closesPage = ({ id, type }: PresentedFinding) => id === 'is-crawlable' && type === 'error';

function selectRepairTexts({ words, repairs, language, phone, price }: ReportTexts): RepairTexts {
  const { severity, paper, week } = words;
  return { words: { severity, paper, week }, repairs, language, phone, price };
}
