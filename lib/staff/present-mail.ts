import 'server-only';
import { readMessage } from '@/lib/mail/message';
import type { MailEventsTable, OutboxStatus } from '@/lib/mail/tables';
import type { StoredMail } from './mails-store';
import { t } from './words';

/** A mail of the outbox in the desk's list, without its text. */
export interface ShownMail {
  key: string;
  to: string;
  subject: string;
  /** From the outbox, or from a later report of the provider. */
  state: OutboxStatus | MailEventsTable['type'];
  at: number;
  problem: string;
  /** It waits, and nobody can have got it. */
  isUntried: boolean;
}

export function presentMail(mail: StoredMail, event?: MailEventsTable): ShownMail {
  const message = readMessage(mail.payload);
  return {
    key: mail.key,
    to: message?.to.join(', ') ?? t('outbox.unreadable'),
    subject: message?.subject ?? t('outbox.unreadable'),
    state: event?.type ?? mail.status,
    isUntried: mail.status === 'pending' && mail.attempts === 0,
    at: event?.happened_at ?? mail.finished_at ?? mail.created_at,
    problem:
      mail.status === 'sent'
        ? (event?.detail ?? '')
        : [mail.park_reason && t(`parkReasons.${mail.park_reason}`), mail.last_error]
            .filter(Boolean)
            .join(': '),
  };
}
