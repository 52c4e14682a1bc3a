import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '@/lib/db/tables';
import { localeCodes } from '@/lib/i18n/locales';
import { findCollectedMailTime, lockBudgets } from './budget-store';
import { collectedMail, type ListedMail } from './collected-mail';
import { isCollectingDue } from './due-mail';
import { mailMessageSchema } from './message';
import { enqueue, type OutboxRow } from './outbox';

/** Mails listed in one; more wait for the next. */
const MOST_LISTED = 100;

const listedSchema = z.object({ locale: z.enum(localeCodes), url: z.string() });

/**
 * Sends what waits for mailboxes beyond their budget, where it has waited long enough and the budget has room again:
 * one mail that lists the others, or the mail itself if it is the only one. Any number of processes may do this at once.
 */
export async function collectMails(db: Kysely<Tables>, now: number): Promise<void> {
  for (const mailbox of await listDueMailboxes(db, now)) {
    const rows = await listCollecting(db, mailbox);
    const mails = rows.map(readCollecting);
    const [first] = mails;
    if (!first) continue;
    // Rendered before the transaction, which blocks other writers.
    const message = mails.length > 1 ? await collectedMail(first.to, first.locale, mails) : undefined;
    const keys = rows.map(({ key }) => key);
    await db.transaction().execute(async (trx) => {
      await lockBudgets(trx);
      const collecting = trx
        .updateTable('outbox')
        .where('key', 'in', keys)
        .where('status', '=', 'collecting');
      const at = await findCollectedMailTime(trx, { mailbox, to: first.to, now });
      if (at > now) {
        await collecting.set({ next_attempt_at: at }).execute();
      } else if (message) {
        const { numUpdatedRows } = await collecting
          .set({ status: 'collected', finished_at: now })
          .executeTakeFirst();
        // Another process was first, or their owner took them back.
        if (numUpdatedRows === 0n) return;
        const key = `collected-${randomUUID()}`;
        await enqueue(trx, { key, kind: 'collected', recipient: 'counted', message, now });
      } else {
        await collecting.set({ status: 'pending', admitted_at: now, next_attempt_at: now }).execute();
      }
    });
  }
}

async function listDueMailboxes(db: Kysely<Tables>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('mailbox')
    .distinct()
    .where((eb) => isCollectingDue(eb, now))
    .limit(100)
    .execute();
  return rows.flatMap(({ mailbox }) => mailbox ?? []);
}

function listCollecting(db: Kysely<Tables>, mailbox: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .where('status', '=', 'collecting')
    .orderBy('created_at')
    .orderBy('key')
    .limit(MOST_LISTED)
    .execute();
}

function readCollecting({ payload, listed }: OutboxRow): ListedMail & { to: string } {
  const { subject, to } = mailMessageSchema.parse(JSON.parse(payload));
  return { ...listedSchema.parse(JSON.parse(listed ?? '')), subject, to: to[0] ?? '' };
}
