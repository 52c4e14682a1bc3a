import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { settleReports } from '@/lib/mail/events-store';
import { recordChange } from './changes-store';
import { findMail } from './mails-store';

/** Records that somebody has dealt with a mail that didn't arrive. Throws AppError `not_found` if there is no such mail. */
export async function settleMail(
  db: Kysely<Tables>,
  { key, email, now }: { key: string; email: string; now: number },
): Promise<void> {
  const mail = await findMail(db, key);
  if (!mail?.provider_id) throw new AppError('not_found');
  if (await settleReports(db, mail.provider_id)) {
    await recordChange(db, { email, action: 'settled_mail', detail: key, now });
  }
}
