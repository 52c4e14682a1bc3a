import { formatters } from '@/lib/i18n/format';
import { formatDuration } from '@/lib/i18n/format-duration';
import { locales } from '@/lib/i18n/locales';
import type { Sheet } from '@/lib/mail/templates/sheet';
import type { PresentedAudit } from '../presented';
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
  const { repairs, weekCount, weekMinutes } = audit.plan;
  const week = repairs.slice(0, weekCount);
  return {
    title: report('paper.title'),
    subject,
    score,
    figure: number(score),
    caption: report('outOf'),
    rows: week.map((repair) => ({
      rank: number(repair.number),
      title: repair.title,
      text: repair.cause,
      severity: report(`severity.${repair.severity}`),
      isCritical: repair.severity === 'critical',
      work: duration(repair.minutes),
    })),
    totals: [
      ...(week.length > 1 ? [{ label: report('paper.total'), value: duration(weekMinutes) }] : []),
      { label: report('paper.price'), value: price(0) },
    ],
  };
}
