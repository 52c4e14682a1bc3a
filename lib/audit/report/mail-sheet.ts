import { formatDuration } from '@/lib/audit/effort/format-duration';
import { formatters } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import type { Sheet } from '@/lib/mail/templates/sheet';
import type { PresentedAudit, PresentedFinding } from './presented-report';
import type { ReportWords } from './words/report-words';

/** The summary at the top of the report's mail: the score, what to repair first, the total work and the price. */
export function mailSheet(
  audit: PresentedAudit,
  { subject, score }: { subject: string; score: number },
  words: ReportWords,
): Sheet {
  const { report, locale } = words;
  const { number, price } = formatters(locale);
  const duration = (minutes: number) => formatDuration(minutes, locales[locale].hrefLang);
  const faults = audit.plan.first.flatMap((id) => audit.checks.find((check) => check.id === id) ?? []);
  const minutes = faults.reduce((sum, { effort }) => sum + (effort?.minutes ?? 0), 0);
  return {
    title: report('paper.title'),
    subject,
    score,
    figure: number(score),
    caption: report('outOf'),
    rows: faults.map((fault, index) => ({
      rank: number(index + 1),
      title: fault.title,
      text: describeCost(fault, words),
      severity: report(`severity.${fault.severity}`),
      isCritical: fault.severity === 'critical',
      work: fault.effort ? duration(fault.effort.minutes) : '',
    })),
    totals: [
      ...(faults.length > 1 ? [{ label: report('paper.total'), value: duration(minutes) }] : []),
      { label: report('paper.price'), value: price(0) },
    ],
  };
}

/** What a fault costs the business, in words. */
export function describeCost({ cost, severity }: PresentedFinding, { t }: ReportWords): string {
  return cost ?? t(`impact.${severity}`);
}
