import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { firstStateInSql } from '@/lib/leads/first-state';

/** A step keeps SQLite's only writer for a few milliseconds, and for as long as the disk takes. */
const leadsPerStep = 200;

interface Databases {
  /** To write beside the site: see `openApart`. */
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
}

/**
 * Gives each lead of an old, large database its row in `lead_progress`, the newest first and in small steps. Goes on where
 * another process has stopped. `restShare`: of the time of a step, until the next one, so that others can write.
 */
export async function addOldProgress({ db, reading }: Databases, restShare = 1): Promise<void> {
  if (!(await lacksProgress(reading))) return;
  let until: number | undefined = await findReached(reading);
  while (until !== undefined) {
    const startedAt = performance.now();
    until = await addStep({ db, reading }, until);
    await wait((performance.now() - startedAt) * restShare);
  }
}

/** Whether old leads are still missing from the desk: the oldest lead gets its row last. */
export async function lacksProgress(reading: Kysely<Tables>): Promise<boolean> {
  const oldest = await reading
    .selectFrom('leads')
    .leftJoin('lead_progress', 'lead_progress.lead_id', 'leads.id')
    .select('lead_progress.received_at')
    .orderBy('leads.received_at')
    .limit(1)
    .executeTakeFirst();
  // Rows from before there were filters have no time.
  return oldest !== undefined && !oldest.received_at;
}

/** The time down to which leads have their rows, apart from those that came since. */
async function findReached(reading: Kysely<Tables>): Promise<number> {
  const { first } = await reading
    .selectFrom('lead_progress')
    .select(({ fn }) => fn.min<number | null>('received_at').as('first'))
    .where('received_at', '>', 0)
    .executeTakeFirstOrThrow();
  return first === null ? Number.MAX_SAFE_INTEGER : Number(first);
}

/** Adds the rows of the latest leads until a time, and returns the time of the last one; undefined if none are left. */
async function addStep({ db, reading }: Databases, until: number): Promise<number | undefined> {
  const next = await reading
    .selectFrom('leads')
    .select('received_at')
    .where('received_at', '<=', until)
    .orderBy('received_at', 'desc')
    .limit(1)
    .offset(leadsPerStep)
    .executeTakeFirst();
  // All of the same millisecond belong to the same step.
  const since = next?.received_at ?? Number.MIN_SAFE_INTEGER;
  await sql`insert into lead_progress (lead_id, state, version, updated_at, received_at, source, service, locale)
    select leads.id, ${firstStateInSql}, 0,
      leads.received_at, leads.received_at, leads.source, leads.service, leads.locale
    from leads left join lead_routing on lead_routing.lead_id = leads.id
    where leads.received_at >= ${since} and leads.received_at <= ${until}
    on conflict (lead_id) do update set received_at = excluded.received_at, source = excluded.source,
      service = excluded.service, locale = excluded.locale
    where lead_progress.received_at = 0`.execute(db);
  return next && (since < until ? since : until - 1);
}
