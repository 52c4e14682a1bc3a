import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import type { ClientProfile } from './profile';
import { upsertProfile } from './profile-store';

/** A profile that has been neither saved nor used for this long is deleted; the cookie has the same lifetime. */
export const profileRetentionMs = 365 * dayMs;

/** Stores the profile, replacing an earlier one. */
export async function saveProfile(
  visitorId: string,
  profile: ClientProfile,
  { db = database(), now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await upsertProfile(trx, { visitorId, profile, now });
  });
}
