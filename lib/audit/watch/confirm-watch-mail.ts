import 'server-only';
import { retention } from '@/lib/config/retention';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { showHost } from '@/lib/i18n/show-host';
import { loadLetterWords } from '@/lib/mail/letter-words';
import type { MailMessage } from '@/lib/mail/message';
import { watchUrl } from './watch-address';
import { type WatchAddressee, watchLetter } from './watch-letter';
import { loadWatchWords } from './watch-words';

interface ConfirmWatchMailOptions extends WatchAddressee {
  /** Address of the report's page. */
  url: string;
  /** The sentence of consent that the form showed. */
  consent: string;
  confirmToken: string;
}

/**
 * The mail with the confirm link, in the language of the form. Of the sender's input it contains only the website's
 * name, because the address may be somebody else's.
 */
export async function confirmWatchMail(options: ConfirmWatchMailOptions): Promise<MailMessage> {
  const { locale, report, url, consent, confirmToken } = options;
  const { t } = await loadWatchWords(locale);
  const words = await loadLetterWords(locale);
  const { site } = isolateValues({ site: showHost(url) }, locale);
  const named = { site: `${site}` };
  return watchLetter(options, {
    subject: t('mail.confirm.subject', named),
    heading: t('mail.confirm.heading'),
    opening: [t('mail.confirm.intro', named)],
    action: {
      label: t('mail.confirm.open'),
      url: watchUrl('confirm', { report, token: confirmToken }),
      hint: words.hint,
    },
    closing: [words.expires(retention.confirmDays), words.unconfirmed, words.agreed(consent)],
    stop: t('mail.stop'),
  });
}
