import 'server-only';
import type { OutboxStatus } from '@/lib/db/tables';
import { mailMessageSchema } from '@/lib/mail/message';
import type { StoredMail } from './mails-store';
import { t } from './words';

/** A mail of the outbox as the desk lists it, without its text. */
export interface ShownMail {
  key: string;
  to: string;
  subject: string;
  status: OutboxStatus;
  at: number;
  problem: string;
}

export function presentMail(mail: StoredMail): ShownMail {
  const message = readMessage(mail.payload);
  return {
    key: mail.key,
    to: message?.to.join(', ') ?? t('outbox.unreadable'),
    subject: message?.subject ?? t('outbox.unreadable'),
    status: mail.status,
    at: mail.finished_at ?? mail.created_at,
    problem: mail.status === 'sent' ? '' : [mail.park_reason, mail.last_error].filter(Boolean).join(': '),
  };
}

function readMessage(payload: string) {
  try {
    return mailMessageSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
