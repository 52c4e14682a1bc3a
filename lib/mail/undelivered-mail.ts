import 'server-only';
import type { Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import words from '@/messages/staff/mail.json';
import { addressEach } from './address-each';
import { enqueueGroup } from './enqueue-group';
import { addressKey } from './mailbox';
import { type MailMessage, readMessage } from './message';
import type { OutboxRow } from './outbox';
import { isStaffAddress } from './staff-address';
import { renderFactSheet } from './templates/fact-sheet';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'undelivered' });

const noticeKind = 'undelivered';

/** Mails about enquiries, to staff and, as an answer, to who asked. */
const leadMailKinds: readonly string[] = [
  'lead',
  'lead-bundle',
  'spam-digest',
  'overdue',
  'answer',
  noticeKind,
];

/** Whether somebody has to deal with a mail that didn't arrive. */
export function isAboutLead({ kind }: Pick<OutboxRow, 'kind'>): boolean {
  return leadMailKinds.includes(kind);
}

/**
 * Mails what didn't arrive to the other members of staff: an answer to who wrote it, anything else to everybody else who gets
 * enquiries or may sign in to the desk. Once for each mail, and not about such a notice.
 */
export async function mailUndelivered(
  trx: Transaction<Tables>,
  mail: OutboxRow,
  { detail, now }: { detail: string; now: number },
): Promise<void> {
  const message = readMessage(mail.payload);
  if (!message || mail.kind === noticeKind) return;
  const others = listOthers(mail, message);
  if (others.length === 0) return;
  const notice = writeNotice(message, detail);
  const mails = addressEach(`${noticeKind}-${mail.key}`, notice, others);
  await enqueueGroup(trx, { groupKey: mail.group_key ?? mail.key, kind: noticeKind, mails, now });
}

function listOthers({ kind }: OutboxRow, { to, replyTo }: MailMessage): string[] {
  if (kind === 'answer') return replyTo && isStaffAddress(replyTo.address) ? [replyTo.address] : env.LEADS_TO;
  const failed = new Set(to.map(addressKey));
  const everybody = new Map(
    [...env.LEADS_TO, ...(env.STAFF_EMAILS ?? [])].map((address) => [addressKey(address), address]),
  );
  return [...everybody].filter(([key]) => !failed.has(key)).map(([, address]) => address);
}

function writeNotice({ to, subject, text, replyTo }: MailMessage, detail: string): Omit<MailMessage, 'to'> {
  const heading = t('heading', { to: to.join(', ') });
  return {
    from: env.MAIL_FROM,
    ...(replyTo && !isStaffAddress(replyTo.address) && { replyTo }),
    subject: t('subject', { subject }),
    ...renderFactSheet({
      heading,
      facts: [
        { label: t('to'), value: to.join(', ') },
        { label: t('about'), value: subject },
        { label: t('reason'), value: detail || t('noReason') },
      ],
      body: { label: t('body'), text },
      closing: t('closing', { url: new URL('/staff/mail', env.SITE_URL).href }),
    }),
  };
}
