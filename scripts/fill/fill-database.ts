import type { Kysely } from 'kysely';
import type { Tables } from '../../lib/db/tables';
import { inventEvent, inventView } from './invent-events';
import { inventLead, inventReport, inventSubscriber } from './invent-rows';
import type { Place } from './place';
import { seeded } from './seeded';

/** Rows in one transaction and statement; 17 columns of 500 rows stay below SQLite's 32,766 parameters. */
const batch = 500;

export interface Amounts {
  leads: number;
  views: number;
  events: number;
  reports: number;
  subscribers: number;
}

/** What a busy agency has after years, in proportion to its enquiries. */
export function amountsFor(leads: number): Amounts {
  return {
    leads,
    views: leads * 5,
    events: leads * 5,
    reports: Math.round(leads / 25),
    subscribers: Math.round(leads / 4),
  };
}

/** Fills an empty, migrated database with rows that depend on the seed only. Throws an Error of one sentence if it isn't empty. */
export async function fillDatabase(
  db: Kysely<Tables>,
  { seed, now, amounts }: { seed: number; now: number; amounts: Amounts },
): Promise<void> {
  const any = await db.selectFrom('leads').select('id').limit(1).executeTakeFirst();
  if (any) throw new Error('There are enquiries in this database already; fill an empty one.');
  const random = seeded(seed);
  const insert = async <Row>(
    count: number,
    invent: (place: Place) => Row,
    store: (trx: Kysely<Tables>, rows: Row[]) => Promise<unknown>,
  ) => {
    for (let from = 0; from < count; from += batch) {
      const length = Math.min(batch, count - from);
      const rows = Array.from({ length }, (_, index) => invent({ number: from + index, count, now }));
      await db.transaction().execute((trx) => store(trx, rows));
    }
  };
  await insert(amounts.leads, (place) => inventLead(random, place), insertLeads);
  await insert(
    amounts.views,
    (place) => inventView(random, place),
    (trx, rows) => trx.insertInto('page_views').values(rows).execute(),
  );
  await insert(
    amounts.events,
    (place) => inventEvent(random, place),
    (trx, rows) => trx.insertInto('behaviour_events').values(rows).execute(),
  );
  await insert(
    amounts.reports,
    (place) => inventReport(random, place),
    async (trx, rows) => {
      await trx
        .insertInto('audit_links')
        .values(rows.map(({ link }) => link))
        .execute();
      await trx
        .insertInto('audit_runs')
        .values(rows.map(({ run }) => run))
        .execute();
    },
  );
  await insert(
    amounts.subscribers,
    (place) => inventSubscriber(random, place),
    (trx, rows) => trx.insertInto('newsletter_subscriptions').values(rows).execute(),
  );
  // A job of the site adds them to the sums of their days.
  await db
    .insertInto('summed_events')
    .values((['page_views', 'behaviour_events'] as const).map((kind) => ({ kind, before: now })))
    .execute();
}

async function insertLeads(trx: Kysely<Tables>, rows: ReturnType<typeof inventLead>[]): Promise<void> {
  await trx
    .insertInto('leads')
    .values(rows.map(({ lead }) => lead))
    .execute();
  await trx
    .insertInto('lead_routing')
    .values(rows.map(({ routing }) => routing))
    .execute();
  await trx
    .insertInto('lead_progress')
    .values(rows.map(({ progress }) => progress))
    .execute();
  const mails = rows.flatMap(({ mail }) => mail ?? []);
  if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute();
}
