import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { createLinkToken, hashLinkToken } from '@/lib/http/link-token';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { MailMessage } from '@/lib/mail/message';
import { enqueue, newsletterKind } from '@/lib/mail/outbox';
import { insertTokens } from '../newsletter-store';
import { chooseText, renderIssue } from './issue-mail';
import { findIssue, type Issue, lockIssue, recordIssue } from './issue-store';
import { countSends, insertSends, issueGroup, listRecipients } from './sends-store';

/**
 * Mails of an issue in the outbox at a time. Sending this many takes at most half a minute, so that stopping an issue
 * takes effect soon and the warning about late mails stays meaningful.
 */
const mostWaiting = 100;

type Render = Awaited<ReturnType<typeof renderIssue>>;

interface Round {
  id: string;
  now: number;
  /** Called at the end of the transaction; `isOver`: nobody is left to mail, or the issue was stopped. */
  end?: (trx: Transaction<Tables>, isOver: boolean) => Promise<void>;
}

/**
 * Puts the next mails of an issue into the outbox, and completes it when its last mail has been sent. May be called at any
 * time by any number of processes. A person gets an issue only once, even if processes are killed, because the row in
 * `newsletter_sends` and the mail are stored in one transaction.
 */
export async function queueIssue(db: Kysely<Tables>, { id, now, end }: Round): Promise<void> {
  const issue = await findIssue(db, id);
  if (!issue) return;
  const renders = await renderAll(issue, now);
  await db.transaction().execute(async (trx) => {
    const isOver = await queueNext(trx, { issue, renders, now });
    await end?.(trx, isOver);
  });
}

/** Renders the texts lazily. This needs no lock, because an issue can't be changed once it is being sent. */
async function renderAll(
  { texts, started_at }: Issue,
  now: number,
): Promise<(locale: string) => Promise<Render>> {
  const renders = new Map<Locale, Promise<Render>>();
  return async (code) => {
    const locale = isLocale(code) ? code : defaultLocale;
    const text = chooseText(texts, locale);
    if (!text) throw new Error('An issue without an English text is being sent.');
    const render = renders.get(locale) ?? renderIssue(text, locale, started_at ?? now);
    renders.set(locale, render);
    return render;
  };
}

async function queueNext(
  trx: Transaction<Tables>,
  { issue, renders, now }: { issue: Issue; renders: Awaited<ReturnType<typeof renderAll>>; now: number },
): Promise<boolean> {
  const locked = await lockIssue(trx, issue.id);
  if (locked?.state !== 'sending' || locked.started_at === null) return true;
  const { waiting } = await countSends(trx, issue.id);
  if (waiting > mostWaiting / 2) return false;
  const recipients = await listRecipients(trx, {
    issueId: issue.id,
    confirmedBy: locked.started_at,
    limit: mostWaiting - waiting,
  });
  if (recipients.length === 0) {
    if (waiting === 0) await recordIssue(trx, locked, { state: 'sent', finished_at: now, now });
    return waiting === 0;
  }
  const sends = recipients.map(({ id, email_key }) => ({
    issue_id: issue.id,
    recipient: email_key,
    subscription_id: id,
    mail_key: issueMailKey(issue.id, email_key),
    queued_at: now,
    withdrawn_at: null,
  }));
  const added = await insertSends(trx, sends);
  for (const recipient of recipients.filter(({ email_key }) => added.has(email_key))) {
    const token = createLinkToken();
    const render = await renders(recipient.locale);
    await queueMail(trx, {
      key: issueMailKey(issue.id, recipient.email_key),
      subscriptionId: recipient.id,
      token,
      message: render({ email: recipient.email, token }),
      issueId: issue.id,
      now,
    });
  }
  return false;
}

async function queueMail(
  trx: Transaction<Tables>,
  mail: {
    key: string;
    subscriptionId: string;
    token: string;
    message: MailMessage;
    issueId: string;
    now: number;
  },
): Promise<void> {
  const { key, subscriptionId, token, message, issueId, now } = mail;
  await insertTokens(trx, [
    {
      hash: hashLinkToken(token),
      subscription_id: subscriptionId,
      purpose: 'unsubscribe',
      expires_at: null,
      mail_key: key,
    },
  ]);
  await enqueue(trx, {
    key,
    groupKey: issueGroup(issueId),
    kind: newsletterKind,
    recipient: 'counted',
    message,
    now,
  });
}

/** Key of the mail in the outbox and at the provider: unique per issue and person, and without the address. */
function issueMailKey(issueId: string, recipient: string): string {
  const person = createHash('sha256').update(recipient).digest('hex').slice(0, 32);
  return `${issueGroup(issueId)}-${person}`;
}
