import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { findMailEvents, listUndelivered } from '@/lib/mail/events-store';
import { presentMail, type ShownMail } from './present-mail';

/** Mails about enquiries that didn't arrive and that nobody has dealt with, with what the receiver said. */
export async function readUndelivered(db: Kysely<Tables>, limit: number): Promise<ShownMail[]> {
  const mails = await listUndelivered(db, limit);
  const events = await findMailEvents(
    db,
    mails.flatMap(({ provider_id }) => provider_id ?? []),
  );
  return mails.map((mail) => presentMail(mail, events.get(mail.provider_id ?? '')));
}
