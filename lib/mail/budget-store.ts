import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { collectAfterMs } from './limits';
import { addressKey, normalizeMailbox } from './mailbox';
import {
  chooseBudget,
  collectedMailTime,
  countedTimes,
  type MailboxBudget,
  mayGoAlone,
} from './mailbox-budget';
import { isStaffAddress } from './staff-address';
import type { OutboxTable } from './tables';

/**
 * `staff`: always sent. `counted`: to somebody who confirmed it, or about mails that wait; sent, and counted in the mailbox's
 * budget. `optional`: sent within the budget only. Otherwise a mail that anybody can cause at any address: beyond the budget it
 * waits, and is listed by its subject and this link in a collected mail in this language.
 */
export type Recipient = 'staff' | 'counted' | 'optional' | { locale: Locale; url: string };

/** Arbitrary id of the advisory lock. */
const budgetLock = 7_201_945;

/**
 * Lets one transaction at a time count and admit mails, until it ends, or two instances could both use up the last mail of a
 * budget. On SQLite a transaction locks the whole file anyway.
 */
export async function lockBudgets(trx: Transaction<Tables>): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${budgetLock})`.execute(trx);
}

/**
 * How a mail enters the outbox: at once, or waiting to be collected because its mailbox has had its share; not at all if it is
 * an optional one then.
 */
export async function admit(
  trx: Transaction<Tables>,
  { recipient, to, now }: { recipient: Recipient; to: string; now: number },
): Promise<Pick<OutboxTable, 'status' | 'mailbox' | 'admitted_at' | 'listed'> | null> {
  const sent = { status: 'pending', listed: null } as const;
  if (recipient === 'staff') return { ...sent, mailbox: null, admitted_at: null };
  const mailbox = normalizeMailbox(to);
  if (recipient === 'counted') return { ...sent, mailbox, admitted_at: now };
  await lockBudgets(trx);
  const { budget, times } = await readSpent(trx, { mailbox, to, now });
  const isWithin = mayGoAlone(budget, times, now);
  if (recipient === 'optional') return isWithin ? { ...sent, mailbox, admitted_at: now } : null;
  if (isWithin) return { status: 'pending', mailbox, admitted_at: now, listed: JSON.stringify(recipient) };
  return { status: 'collecting', mailbox, admitted_at: null, listed: JSON.stringify(recipient) };
}

/** When the next collected mail of a mailbox may go, at `now` at the earliest. Call `lockBudgets` first. */
export async function findCollectedMailTime(
  trx: Transaction<Tables>,
  of: { mailbox: string; to: string; now: number },
): Promise<number> {
  const { budget, times } = await readSpent(trx, of);
  return collectedMailTime(budget, times, of.now);
}

/** When a mail beyond the budget is looked at first. */
export function collectedFrom(now: number): number {
  return now + collectAfterMs;
}

async function readSpent(
  trx: Transaction<Tables>,
  { mailbox, to, now }: { mailbox: string; to: string; now: number },
): Promise<{ budget: MailboxBudget; times: number[] }> {
  const { after, until } = countedTimes(now);
  const rows = await trx
    .selectFrom('outbox')
    .select('admitted_at')
    .where('mailbox', '=', mailbox)
    .where('admitted_at', '>', after)
    .where('admitted_at', '<', until)
    .execute();
  const times = rows.flatMap(({ admitted_at }) => admitted_at ?? []);
  return { budget: chooseBudget(await isConfirmed(trx, to)), times };
}

/**
 * Whether somebody at exactly this address has confirmed the newsletter or a watch that still runs, or it is staff's own.
 * Another spelling of the same mailbox has the smaller budget: only its owner knows which one was confirmed.
 */
async function isConfirmed(db: Kysely<Tables>, address: string): Promise<boolean> {
  if (isStaffAddress(address)) return true;
  const key = addressKey(address);
  const subscribed = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email_key', '=', key)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (subscribed) return true;
  const watching = await db
    .selectFrom('site_watchers')
    .select('id')
    .where('email_key', '=', key)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return watching !== undefined;
}
