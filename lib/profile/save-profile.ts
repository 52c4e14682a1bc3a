import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import type { ClientProfile } from './profile';
import { deleteProfilesUnusedSince, upsertProfile } from './profile-store';

/** A profile that was neither saved nor used for this long is taken away; the cookie lives as long. */
export const unusedKeptMs = 365 * 24 * 60 * 60_000;

/** Keeps the profile in the place of an earlier one, and takes away what nobody has used for a year. */
export async function saveProfile(
  visitorId: string,
  profile: ClientProfile,
  { db = database(), now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteProfilesUnusedSince(trx, now - unusedKeptMs);
    await upsertProfile(trx, { visitorId, profile, now });
  });
}
