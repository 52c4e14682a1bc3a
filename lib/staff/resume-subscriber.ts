import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { resumeAddress } from '@/lib/newsletter/pause-address';
import { recordChange } from './changes-store';
import { findSubscriber } from './subscribers-store';

/** Has a paused subscriber mailed again. Throws AppError `not_found` if there is no such subscription. */
export async function resumeSubscriber(
  db: Kysely<Tables>,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<void> {
  const subscriber = await findSubscriber(db, id);
  if (!subscriber) throw new AppError('not_found');
  if (await resumeAddress(db, subscriber.email_key)) {
    await recordChange(db, { email, action: 'resumed_subscriber', now });
  }
}
