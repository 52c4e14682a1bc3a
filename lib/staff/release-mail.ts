import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { configuredTransport } from '@/lib/mail/transport';
import { release } from '@/lib/mail/unsent-store';
import { recordChange } from './changes-store';
import { findMail } from './mails-store';

/**
 * Has a parked mail tried again. `twice`: it may have been sent before, and is sent all the same. Returns whether it was
 * released; not when it could arrive twice and nobody allowed that. Throws AppError `not_found` when no such mail is
 * parked.
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
