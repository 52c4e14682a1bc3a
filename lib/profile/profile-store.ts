import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { ClientProfile } from './profile';
import { profileSchema } from './schema';

declare module '@/lib/db/tables' {
  interface Tables {
    client_profiles: ClientProfilesTable;
  }
}

/** The profile of a visitor's business, identified only by a signed cookie. */
interface ClientProfilesTable {
  visitor_id: string;
  created_at: number;
  /** Time of the last save or use; deleted a year later. */
  used_at: number;
  /** ClientProfile as JSON. */
  profile: string;
}

/** Stores the profile, replacing an earlier one of the same visitor. */
export async function upsertProfile(
  trx: Transaction<Tables>,
  { visitorId, profile, now }: { visitorId: string; profile: ClientProfile; now: number },
): Promise<void> {
  const saved = { profile: JSON.stringify(profile), used_at: now };
  await trx
    .insertInto('client_profiles')
    .values({ visitor_id: visitorId, created_at: now, ...saved })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(saved))
    .execute();
}

export async function findProfile(db: Kysely<Tables>, visitorId: string): Promise<ClientProfile | undefined> {
  const row = await db
    .selectFrom('client_profiles')
    .select('profile')
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  return row && profileSchema.parse(JSON.parse(row.profile));
}

/** Updates the time of the profile's last use; returns whether there is one. */
export async function touchProfile(
  trx: Transaction<Tables>,
  visitorId: string,
  now: number,
): Promise<boolean> {
  const touched = await trx
    .updateTable('client_profiles')
    .set({ used_at: now })
    .where('visitor_id', '=', visitorId)
    .returning('visitor_id')
    .executeTakeFirst();
  return touched !== undefined;
}

/** Deletes a profile with the recommendations made for it, also under their private link. */
export async function deleteProfile(db: Kysely<Tables>, visitorId: string): Promise<void> {
  await db
    .deleteFrom('results')
    .where('token', 'in', (eb) =>
      eb
        .selectFrom('recommendations')
        .select((given) => given.ref('result_token').$notNull().as('token'))
        .where('visitor_id', '=', visitorId)
        .where('result_token', 'is not', null),
    )
    .execute();
  await db.deleteFrom('client_profiles').where('visitor_id', '=', visitorId).execute();
}

/** Deletes profiles not used since a time, with their recommendations. */
export async function deleteProfilesUnusedSince(trx: Transaction<Tables>, since: number): Promise<void> {
  await trx.deleteFrom('client_profiles').where('used_at', '<', since).execute();
}
