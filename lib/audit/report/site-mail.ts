import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { type Locale, locales } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import { loadLetterWords } from '@/lib/mail/letter-words';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { renderLetter } from '@/lib/mail/templates/letter';
import { resultUrl } from '@/lib/results/result-url';
import type { SiteAudit } from '../crawl/site-audit';
import type { RepairPlan } from '../presented';
import { writeEnd } from './present-site';
import { presentSiteFindings } from './present-site-findings';
import { loadSiteWords } from './words/site-words';

interface Addressee {
  email: string;
  locale: Locale;
  /** Token of the report. */
  token: string;
  /** Address of the report's page. */
  url: string;
  /** The result of the comparison with rivals, one sentence; '' for none. */
  rivalsSummary?: string;
  /** The repairs of page and website. */
  plan: RepairPlan;
}

/**
 * The mail to a visitor who left before their website was read, in the language of the form. Like the report's mail, it
 * contains only the website's name of the sender's input.
 */
export async function siteMail(
  audit: SiteAudit,
  { email, locale, token, url, rivalsSummary, plan }: Addressee,
): Promise<MailMessage> {
  const words = await loadSiteWords(locale);
  const letterWords = await loadLetterWords(locale);
  const { t } = words;
  const { hrefLang, dir } = locales[locale];
  const { number: count } = formatters(locale);
  const { site } = isolateValues({ site: showHost(url) }, locale);
  const faults = presentSiteFindings(audit, words);
  const first = plan.repairs.slice(0, plan.weekCount);
  const letter = renderLetter({
    lang: hrefLang,
    dir,
    heading: t('mail.heading', { site: `${site}` }),
    opening: [
      t('mail.intro', { site: `${site}`, pages: audit.pages.length }),
      writeEnd(audit, { t, locale, most: audit.pages.length }),
      ...(rivalsSummary ? [rivalsSummary] : []),
      t(first.length > 0 ? 'mail.first' : 'labels.none'),
    ],
    points: first.map(({ number, title, facts }) => `${count(number)}. ${title}: ${facts.join(' · ')}`),
    isRanked: true,
    action: { label: t('mail.open'), url: resultUrl(token, locale), hint: letterWords.hint },
    closing: [letterWords.reply],
    smallPrint: [t('mail.private'), letterWords.unasked],
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [email],
    replyTo: { name: brand.name, address: brand.email },
    subject: t('mail.subject', { site: `${site}`, count: faults.length }),
    ...letter,
  };
}
