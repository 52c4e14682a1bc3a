import 'server-only';
import { env } from '@/lib/config/env';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { DeskLead } from '@/lib/leads/leads-store';
import { readOwnWords } from '@/lib/leads/read-own-words';
import { threadHeaders } from '@/lib/leads/thread-headers';
import { safeAddress } from '@/lib/mail/address';
import { type MailMessage, readMessage } from '@/lib/mail/message';
import { senderInformation } from '@/lib/mail/sender-information';
import { renderLetter } from '@/lib/mail/templates/letter';
import { frameAnswer } from './frame-answer';
import { nameMember } from './name-member';
import { replySubject } from './reply-subject';

/** Characters of the enquiry that are quoted; of a longer one, the beginning. */
const mostQuoted = 4000;

interface Written {
  body: string;
  /** Who answers, and gets what the visitor replies. */
  email: string;
  /** The stored mail that told the visitor that the enquiry has arrived; undefined if there was none. */
  acknowledged: string | undefined;
}

/** The mail with an answer to a lead: from the office, in one conversation with the mail that acknowledged the enquiry. */
export async function answerMail(
  lead: Pick<DeskLead, 'id' | 'name' | 'email' | 'locale' | 'message'>,
  { body, email, acknowledged }: Written,
): Promise<MailMessage> {
  const locale = isLocale(lead.locale) ? lead.locale : defaultLocale;
  const messages = await loadMessages(locale);
  const { hrefLang, dir } = locales[locale];
  // Gmail begins a new conversation with a new subject.
  const first = acknowledged && readMessage(acknowledged)?.subject;
  const subject = first ? `Re: ${first}` : replySubject(locale);
  const own = readOwnWords(lead.message);
  const framed = await frameAnswer(body, { name: lead.name, locale }, email);
  return {
    from: env.MAIL_FROM,
    to: [lead.email],
    replyTo: safeAddress(nameMember(email), email),
    subject,
    ...renderLetter({
      lang: hrefLang,
      dir,
      title: subject,
      opening: framed.split(/\n{2,}/),
      quote: own
        ? {
            label: messages.acknowledgement.sent,
            text: own.length > mostQuoted ? `${own.slice(0, mostQuoted)}…` : own,
          }
        : undefined,
      closing: [],
      sender: senderInformation(),
    }),
    headers: threadHeaders(lead.id),
  };
}
