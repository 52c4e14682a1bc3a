import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import type { RepairPlan } from '@/lib/audit/report/presented-repairs';
import type { PresentedFinding, PresentedPage } from '@/lib/audit/report/presented-report';
import { AllChecks } from './all-checks';
import { RefusedReport } from './refused-report';
import { RepairsSection } from './repairs-section';
import styles from './report.module.css';
import { type Chapter, ReportBar } from './report-bar';
import { reportFormat } from './report-format';
import { ReportHead } from './report-head';
import type { RepairParts, ReportFrame, ReportParts } from './report-parts';
import { ReportSummary } from './report-summary';

interface ReportProps extends ReportFrame {
  page: PresentedPage;
  /** As the visitor entered it; '' where the form has no such field. */
  businessName: string;
  /** Null if the website refused our program. */
  score: number | null;
  counts: Record<'critical' | 'warning' | 'passed', number>;
  findings: readonly PresentedFinding[];
  plan: RepairPlan;
  suggestions: readonly string[];
  /** The four metrics, if any. */
  metrics?: ReactNode;
}

/** The report about a page and its website, for both tools: inline, under its link and in print. No state, no listeners. */
export function Report({ page, parts, level, score, counts, findings, ...rest }: ReportProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const { ageMinutes = 0, businessName, metrics, plan, suggestions, actions, about, phone, children } = rest;
  if (score === null || page.refusal) {
    const refusal = page.refusal ?? { title: '', text: [] };
    return <RefusedReport {...{ page, refusal, businessName, parts, level, about, phone, actions }} />;
  }
  const { website, rivals } = rest;
  const Heading = level === 1 ? 'h1' : 'h2';
  const chapters = { repairs: true, website, rivals, phone, checks: true };
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <ReportHead
        page={page}
        businessName={businessName}
        parts={parts}
        about={[
          fill(words.asked, { count: number(findings.length) }),
          ...(ageMinutes > 0 ? [fill(words.age, { minutes: number(ageMinutes) })] : []),
        ]}
      />
      <ReportSummary
        score={score}
        statusCode={page.statusCode}
        counts={counts}
        headline={(sentence) => (
          <Heading className="heading-lg" id="report-title" tabIndex={-1}>
            {sentence}
          </Heading>
        )}
        parts={parts}
      />
      {page.truncation && <p className="text-muted">{page.truncation}</p>}
      {children}
      <ReportBar chapters={listChapters(chapters)} about={about} parts={parts} />
      <RepairsSection plan={plan} parts={selectRepairParts(parts)} />
      {metrics}
      {website && <div id="website">{website}</div>}
      {rivals && <div id="rivals">{rivals}</div>}
      {phone && <div id="phone">{phone}</div>}
      <AllChecks
        page={page}
        findings={findings}
        suggestions={suggestions}
        besideMetrics={metrics !== undefined}
        parts={parts}
      />
      {actions}
    </article>
  );
}

function listChapters(chapters: Readonly<Record<Chapter, ReactNode>>): Chapter[] {
  const order = ['repairs', 'website', 'rivals', 'phone', 'checks'] as const;
  return order.filter((id) => Boolean(chapters[id]));
}

function selectRepairParts({ icons, words, language, phone, price }: ReportParts): RepairParts {
  const { critical, warning, passed, open } = icons;
  const { severity, paper, week } = words;
  return {
    icons: { critical, warning, passed, open },
    severity,
    paste: week.paste,
    paper,
    language,
    phone,
    price,
  };
}
