import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { MailMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { type Letter, renderLetter } from '@/lib/mail/templates/letter';
import { stopHeaders, watchUrl } from './watch-address';

/** The recipient of a watch's mail. */
export interface WatchAddressee {
  email: string;
  locale: Locale;
  /** Token of the report. */
  report: string;
  stopToken: string;
}

type Written = Pick<Letter, 'heading' | 'opening' | 'points' | 'action' | 'closing'>;

/**
 * Builds a watch's mail. It contains the sender and a way to unsubscribe, as required by the Spam Act 2003 (Australia),
 * sections 17 and 18, and the header fields for the button of mail programs (RFC 8058).
 */
export function watchLetter(
  { email, locale, report, stopToken }: WatchAddressee,
  { subject, stop, ...written }: Written & { subject: string; stop: string },
): MailMessage {
  const { hrefLang, dir } = locales[locale];
  const stopLink = { report, token: stopToken };
  const letter = renderLetter({
    ...written,
    lang: hrefLang,
    dir,
    wayOut: { label: stop, url: watchUrl('stop', stopLink) },
    sender: senderInformation(),
  });
  return {
    from: env.MAIL_FROM,
    to: [email],
    replyTo: { name: brand.name, address: brand.email },
    subject,
    ...letter,
    headers: stopHeaders(stopLink),
  };
}
