import 'server-only';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { readErasures } from './erasures';
import { erasePerson } from './forget-person';
import { findPerson, type PersonRows } from './person-store';

const tablesWithMailbox = [
  'lead_routing',
  'outbox',
  'newsletter_subscriptions',
  'audit_links',
  'mail_events',
  'site_watchers',
  'webhook_events',
] as const;

/**
 * Erases whom a restored backup brought back: everybody of whom it has something older than their erasure. Who came back by
 * themselves after it stays. Returns how many people were erased again.
 */
export async function eraseAgain(open: OpenDatabase, dataDir: string): Promise<number> {
  const erasures = readErasures(dataDir);
  if (!erasures) return 0;
  let count = 0;
  for (const mailbox of await listMailboxes(open.reading)) {
    const erasedAt = erasures(mailbox);
    if (erasedAt === undefined) continue;
    if (oldest(await findPerson(open.reading, mailbox)) >= erasedAt) continue;
    await erasePerson(open, dataDir, mailbox);
    count += 1;
  }
  return count;
}

async function listMailboxes(db: Kysely<Tables>): Promise<Set<string>> {
  const mailboxes = new Set<string>();
  for (const table of tablesWithMailbox) {
    const rows = await db.selectFrom(table).select('mailbox').distinct().execute();
    for (const { mailbox } of rows) if (mailbox !== null) mailboxes.add(mailbox);
  }
  return mailboxes;
}

/** When the oldest of a person's rows was made. */
function oldest({ leads, mails, subscriptions, audits, mailEvents, events, watches }: PersonRows): number {
  return Math.min(
    ...leads.map(({ received_at }) => Number(received_at)),
    ...[...mails, ...events, ...audits].map(({ created_at }) => created_at),
    ...[...subscriptions, ...watches].map(({ requested_at }) => requested_at),
    ...mailEvents.map(({ received_at }) => received_at),
  );
}
