import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { retention } from '@/lib/config/retention';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { type Locale, locales } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import { loadLetterWords } from '@/lib/mail/letter-words';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { renderLetter } from '@/lib/mail/templates/letter';
import type { PresentedAudit } from '../presented';
import { loadReportWords } from './words/report-words';

/** The mail about a website that refused our program, in place of the report's: no score, no faults. */
export async function refusedMail(
  { siteUrl, reportUrl, refusal }: PresentedAudit,
  { email, locale }: { email: string; locale: Locale },
): Promise<MailMessage> {
  const { t } = await loadReportWords(locale);
  const words = await loadLetterWords(locale);
  const { hrefLang, dir } = locales[locale];
  const told = isolateValues({ site: showHost(siteUrl) }, locale);
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: refusal?.title ?? '',
    opening: [t('refusal.mailIntro', told), ...(refusal?.text ?? [])],
    action: { label: t('mail.open'), url: reportUrl, hint: words.hint },
    closing: [words.reply],
    smallPrint: [t('mail.private', { days: String(retention.resultDays) }), words.unasked],
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [email],
    replyTo: { name: brand.name, address: brand.email },
    subject: t('refusal.mailSubject', told),
    ...letter,
  };
}
