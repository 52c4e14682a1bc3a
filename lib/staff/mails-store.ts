import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { OutboxTable } from '@/lib/mail/tables';
import { answerKey } from './answer-key';
import { listAnswers } from './answers-store';
import { countAtMost } from './count-at-most';

export type StoredMail = Selectable<OutboxTable>;

/** The mails about a lead, to the visitor too, or the bundle or digest that contains it. Mails sent more than 90 days ago have been deleted. */
export async function listMailsOfLead(db: Kysely<Tables>, leadId: string): Promise<StoredMail[]> {
  const about = await db
    .selectFrom('leads')
    .leftJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
    .select(['leads.mail_key as own', 'lead_routing.mail_key as shared'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  if (!about) return [];
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('group_key', 'in', [
      ...[about.own, about.shared ?? about.own, `acknowledgement-${leadId}`],
      ...(await listAnswers(db, leadId)).map(({ id }) => answerKey(id)),
    ])
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

export async function findMail(db: Kysely<Tables>, key: string): Promise<StoredMail | undefined> {
  return db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirst();
}

/** The mails that wait or were given up and have been there longest; a newsletter may have tens of thousands. */
export async function listUnsentMails(db: Kysely<Tables>, limit: number): Promise<StoredMail[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', 'in', ['parked', 'pending'])
    .orderBy('status')
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** The number of mails that were given up, at most `mostCounted` and one. */
export async function countParked(db: Kysely<Tables>): Promise<number> {
  return countAtMost(db, db.selectFrom('outbox').where('status', '=', 'parked'));
}
