import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import { createMutex } from '@/lib/db/mutex';
import type { Tables } from '@/lib/db/tables';
import { hourMs } from '@/lib/durations';
import type { DuplicateKeys } from './duplicate-keys';
import { firstState } from './first-state';
import { attackWindowMs, type LeadLimits, repeatWindowMs } from './limits';
import type { Lead, LeadRoutingTable } from './tables';

/** Arbitrary id of the advisory lock. */
const leadsLock = 7_201_944;

/**
 * Lets one transaction at a time count and add leads, until it ends. Otherwise two instances could both use up the last
 * mail of the budget. On SQLite a transaction locks the whole file anyway.
 */
export async function lockLeads(trx: Transaction<Tables>): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${leadsLock})`.execute(trx);
}

interface Queue {
  takeTurn: ReturnType<typeof createMutex>;
  /** When a turn last began or ended, by `performance.now()`. */
  movedAt: number;
}

declare global {
  // Global, because Next may bundle this file for each route.
  var siteLeadsQueue: Queue | undefined;
}

/** A database that doesn't answer for this long is asked at once by all who wait, so that each learns that it is down. */
const stuckAfterMs = 3000;

/**
 * Runs a transaction that stores a lead for which a visitor waits. Those of this process run one after the other: waiting for
 * the lock of `lockLeads`, each would keep a connection, and a burst of enquiries would take all of them.
 */
export async function runLeadTransaction<Result>(
  db: Kysely<Tables>,
  store: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  globalThis.siteLeadsQueue ??= { takeTurn: createMutex(), movedAt: performance.now() };
  const queue = globalThis.siteLeadsQueue;
  const turn = queue.takeTurn().then((release) => {
    queue.movedAt = performance.now();
    return release;
  });
  await untilTurn(turn, queue);
  try {
    return await db.transaction().execute(store);
  } finally {
    turn.then((release) => {
      queue.movedAt = performance.now();
      release();
    });
  }
}

/** Resolves when it is the caller's turn, or when no turn has begun or ended for `stuckAfterMs`. */
async function untilTurn(turn: Promise<unknown>, queue: Queue): Promise<void> {
  const arrivedAt = performance.now();
  const taken = turn.then(() => true);
  for (;;) {
    const leftMs = Math.max(queue.movedAt, arrivedAt) + stuckAfterMs - performance.now();
    if (leftMs <= 0) return;
    if (await Promise.race([taken, wait(leftMs, false, { ref: false })])) return;
  }
}

/** Whether the site or this client's network has reached its limit of leads in the attack window. Certain spam doesn't count. */
export async function isUnderAttack(
  db: Kysely<Tables>,
  { clientNetwork, now, limits }: { clientNetwork: string | null; now: number; limits: LeadLimits },
): Promise<boolean> {
  const recent = db
    .selectFrom('lead_routing')
    .select('lead_id')
    .where('received_at', '>=', now - attackWindowMs)
    .where('route', 'in', ['own', 'bundle']);
  if (await hasAtLeast(recent, limits.siteLeads)) return true;
  if (clientNetwork === null) return false;
  return hasAtLeast(recent.where('client_network', '=', clientNetwork), limits.clientLeads);
}

/** Whether the site, and whether this mailbox, has used up its separate mails of the last hour. */
export async function readBudget(
  trx: Transaction<Tables>,
  { mailbox, now, limits }: { mailbox: string; now: number; limits: LeadLimits },
): Promise<{ isBudgetSpent: boolean; isMailboxBusy: boolean }> {
  const own = trx
    .selectFrom('lead_routing')
    .select('lead_id')
    .where('received_at', '>=', now - hourMs)
    .where('route', '=', 'own');
  return {
    isBudgetSpent: await hasAtLeast(own, limits.ownMailsPerHour),
    isMailboxBusy: await hasAtLeast(own.where('mailbox', '=', mailbox), limits.ownMailsPerMailboxAndHour),
  };
}

/** The first lead of the last day with the same text, except those held back as spam, which staff haven't read. */
export async function findSameText(
  trx: Transaction<Tables>,
  { senderKey, textKey }: DuplicateKeys,
  now: number,
): Promise<string | undefined> {
  const first = await trx
    .selectFrom('lead_routing')
    .select(['lead_id', 'same_as'])
    .where('received_at', '>=', now - repeatWindowMs)
    .where('route', 'in', ['own', 'bundle'])
    .where((where) =>
      where.or([
        where('sender_key', '=', senderKey),
        ...(textKey === null ? [] : [where('text_key', '=', textKey)]),
      ]),
    )
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return first?.same_as ?? first?.lead_id;
}

/** Stores how staff are notified of a lead, and its place on their desk. */
export async function insertRouting(
  trx: Transaction<Tables>,
  routing: LeadRoutingTable,
  { source, service, locale }: Pick<Lead, 'source' | 'service' | 'locale'>,
  isReport: boolean,
): Promise<void> {
  await trx.insertInto('lead_routing').values(routing).execute();
  const { lead_id, received_at, route } = routing;
  await trx
    .insertInto('lead_progress')
    .values({
      lead_id,
      received_at,
      source,
      service,
      locale,
      state: firstState({ route, isReport }),
      taken_by: null,
      answered_at: null,
      amount_cents: null,
      due_at: null,
      version: 0,
      updated_at: received_at,
      search_key: null,
    })
    .execute();
}

/** Assigns the leads to a mail that is put into the outbox in the same transaction. */
export async function assignMail(
  trx: Transaction<Tables>,
  leadIds: readonly string[],
  mailKey: string,
): Promise<void> {
  await trx.updateTable('lead_routing').set({ mail_key: mailKey }).where('lead_id', 'in', leadIds).execute();
}

/** Marks an id as used; false when it was used before. */
export async function claimId(
  db: Kysely<Tables>,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const added = await db
    .insertInto('used_once')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Deletes ids whose values are now refused because of their date, so that at most one day's are stored. */
export async function deleteExpiredIds(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('used_once').where('expires_at', '<', now).execute();
}

interface Countable {
  limit(count: number): Countable;
  offset(count: number): Countable;
  executeTakeFirst(): Promise<object | undefined>;
}

/** Stops at the row that reaches the count, so that a check during a flood is as cheap as on a quiet day. */
async function hasAtLeast(query: Countable, count: number): Promise<boolean> {
  if (count === Number.POSITIVE_INFINITY) return false;
  return (
    (await query
      .limit(1)
      .offset(count - 1)
      .executeTakeFirst()) !== undefined
  );
}
