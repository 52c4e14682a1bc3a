import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { configuredTransport } from '@/lib/mail/configured-transport';
import { release } from '@/lib/mail/unsent-store';
import { recordChange } from './changes-store';
import { findMail } from './mails-store';

/**
 * Queues a parked mail for another try. With `twice`, also a mail that may have been sent before. Returns whether it was
 * released; false if it could arrive twice and `twice` is not set. Throws AppError `not_found` if no such mail is parked.
 */
export async function releaseMail(
  db: Kysely<Tables>,
  { key, twice, email, now }: { key: string; twice: boolean; email: string; now: number },
): Promise<boolean> {
  const mail = await findMail(db, key);
  if (mail?.status !== 'parked') throw new AppError('not_found');
  const { remembersKeysForMs } = configuredTransport();
  const { released } = await release(db, [mail], { now, remembersKeysForMs, evenIfSent: twice });
  if (released.length === 0) return false;
  await recordChange(db, { email, action: 'released_mail', detail: key, now });
  return true;
}
