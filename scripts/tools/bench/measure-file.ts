import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../../lib/db/database';
import type { Tables } from '../../../lib/db/tables';
import { deleteExpiredData } from '../../../lib/privacy/delete-expired-data';
import { exportPerson } from '../../../lib/privacy/export-person';
import { tempDir } from '../../../tests/support/temp-dir';
import { type MeasuredPlace, regular } from './desk-subjects';

const megabyte = 1024 * 1024;
const kilobyte = 1024;

/** Tables of what grows, the first of which has a row for each. */
const kinds = {
  enquiry: { tables: ['leads', 'lead_routing', 'lead_progress', 'lead_search'], per: 1 },
  'mail, kept for 90 days': { tables: ['outbox'], per: 1 },
  'report with pictures': {
    tables: ['audit_links', 'audit_runs', 'audit_renderings', 'way_pictures'],
    per: 1,
  },
  'thousand views': { tables: ['page_views'], per: 1000 },
  'thousand events': { tables: ['behaviour_events'], per: 1000 },
  'subscriber, with all sent issues': {
    tables: ['newsletter_subscriptions', 'subscriber_search', 'newsletter_sends'],
    per: 1,
  },
} as const;

/** Prints and returns the time of what runs without a page, the hourly deletion and an export, and what the database takes on disk. */
export async function measureFile(place: MeasuredPlace): Promise<Map<string, string>> {
  const figures = new Map<string, string>();
  const say = (name: string, value: string) => {
    figures.set(name, value);
    console.info(`${name.padEnd(66)}${value}`);
  };
  const timed = async (name: string, work: () => unknown) => {
    const startedAt = performance.now();
    await work();
    say(name, `${Math.round(performance.now() - startedAt)} ms`);
  };
  const folder = tempDir('bench-file');
  const { db, reading, close, pool } = openDatabase(place);
  try {
    const deletion = { db, mailFolder: folder.path };
    await timed('Hourly deletion, first', () => deleteExpiredData(deletion));
    await timed('Hourly deletion', () => deleteExpiredData(deletion));
    await timed(`Export of a person with ${regular.leads} enquiries`, () =>
      exportPerson(reading, folder.path, regular.email),
    );
    const sizes = await readSizes(db, pool !== undefined);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    say('Size on disk', `${Math.round(total / megabyte)} MB`);
    for (const [name, { tables, per }] of Object.entries(kinds)) {
      const all = [...sizes].filter(([table]) => tables.some((known) => isOf(table, known)));
      const bytes = all.reduce((sum, [, size]) => sum + size, 0);
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(tables[0])}`.execute(db);
      const each = (bytes * per) / Number(rows[0]?.count) / kilobyte;
      say(`Size of each ${name}, with indexes`, `${each.toFixed(1)} KB`);
    }
    return figures;
  } finally {
    await close();
    folder.remove();
  }
}

/** Also tables in which SQLite keeps its search index. */
function isOf(table: string, known: string): boolean {
  return table === known || (known.endsWith('_search') && table.startsWith(`${known}_`));
}

/** Bytes of each table with its indexes. */
async function readSizes(db: Kysely<Tables>, isPostgres: boolean): Promise<Map<string, number>> {
  const { rows } = await (isPostgres
    ? sql<{ name: string; bytes: number }>`select relname as name, pg_total_relation_size(relid) as bytes
        from pg_stat_user_tables`
    : sql<{ name: string; bytes: number }>`select tbl_name as name, sum(pgsize) as bytes from dbstat
        inner join sqlite_master on sqlite_master.name = dbstat.name group by tbl_name`
  ).execute(db);
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
