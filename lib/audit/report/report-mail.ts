import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { retention } from '@/lib/config/retention';
import { formatters } from '@/lib/i18n/format';
import { formatDuration } from '@/lib/i18n/format-duration';
import { type Locale, locales } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import { loadLetterWords } from '@/lib/mail/letter-words';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { renderLetter } from '@/lib/mail/templates/letter';
import type { PresentedAudit } from '../presented';
import { mailSheet } from './mail-sheet';
import { refusedMail } from './refused-mail';
import { loadReportWords } from './words/report-words';

const counts = ['one', 'two', 'three', 'four', 'five'] as const;

interface ReportMailOptions {
  email: string;
  locale: Locale;
  /** The rest of the website is still being read, and may change the repairs. */
  isProvisional?: boolean;
}

/**
 * The mail with the report's link, in the language of the form. Of the sender's input it contains only the website's
 * name, because the address may be somebody else's; and no picture of the website, which may be the sender's and say anything.
 */
export async function reportMail(
  audit: PresentedAudit,
  { email, locale, isProvisional }: ReportMailOptions,
): Promise<MailMessage> {
  const { overallScore } = audit;
  if (overallScore === null) return refusedMail(audit, { email, locale });
  const words = await loadReportWords(locale);
  const { t } = words;
  const letterWords = await loadLetterWords(locale);
  const { hrefLang, dir } = locales[locale];
  // Without isolation marks, Latin letters and dots would be reordered in right-to-left text.
  const isolated = (text: string) => (dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const site = isolated(showHost(audit.siteUrl));
  const { number } = formatters(locale);
  const score = number(overallScore);
  const { repairs, weekCount, forecast } = audit.plan;
  const week = repairs.slice(0, weekCount);
  const count = counts[week.length - 1];
  const list = new Intl.ListFormat(hrefLang, { type: 'conjunction' });
  const ahead =
    forecast !== null &&
    t('mail.forecast', {
      numbers: list.format(week.map(({ number: rank }) => number(rank))),
      score,
      after: number(forecast),
    });
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: t('mail.heading', { site }),
    sheet: mailSheet(audit, { subject: t('mail.heading', { site }), score: overallScore }, words),
    opening: [t('mail.intro', { site, score, count: audit.checks.length })],
    pointsTitle: count && t(`mail.first.${count}`),
    points: week.map(({ number: rank, title, cause, minutes }) =>
      t('mail.fault', {
        rank: number(rank),
        title,
        cost: cause,
        minutes: formatDuration(minutes, hrefLang),
      }),
    ),
    afterPoints: [ahead, isProvisional && t('mail.provisional')].filter(Boolean).join(' ') || undefined,
    action: { label: t('mail.open'), url: audit.reportUrl, hint: letterWords.hint },
    closing: [letterWords.reply],
    smallPrint: [t('mail.private', { days: number(retention.resultDays) }), t('mail.ignore')],
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [email],
    replyTo: { name: brand.name, address: brand.email },
    subject: t('mail.subject', { site, score }),
    ...letter,
  };
}
