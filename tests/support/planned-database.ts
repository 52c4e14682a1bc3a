import { join } from 'node:path';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { migrateToLatest } from '@/lib/db/migrate';
import { openPostgres } from '@/lib/db/postgres';
import { openSqlite, sqliteDialect } from '@/lib/db/sqlite';
import type { Tables } from '@/lib/db/tables';
import { startPostgres } from './postgres';
import { tempDir } from './temp-dir';

/** A database that notes its queries, and says how it would answer them. */
export interface PlannedDatabase {
  db: Kysely<Tables>;
  /** Since the test emptied it. */
  asked: CompiledQuery[];
  /** Steps of a query's plan that read a whole table: not those that end after a page of an index. */
  listScans(query: CompiledQuery): Promise<string[]>;
  stop(): Promise<void>;
}

export const plannedDatabases: [name: string, start: () => Promise<PlannedDatabase>][] = [
  ['SQLite', startSqlite],
  ['Postgres', startPlannedPostgres],
];

/** Tables with a few rows, or one a week; sessions of staff are deleted within the hour after their end. */
const small =
  /^(kysely_\w+|heartbeat|retention_clock|outbox_pause|newsletter_issues|staff_sessions|summed_events|pg_\w+|sqlite_master)$/;
/** Readers of the newsletter are counted exactly, and each gets it. */
const countsReaders =
  /count\(\*\) as "count" from "newsletter_subscriptions" where "confirmed_at" (<=|is not null)/;
/** An index of the rows of one state only, in the order of a page. */
const partial = /^(newsletter_(waiting|unconfirmed|subscribed|ended)|(lead|subscriber)_search_missing)/;

async function startSqlite(): Promise<PlannedDatabase> {
  const folder = tempDir('plans');
  const sqlite = openSqlite(join(folder.path, 'site.sqlite'));
  const asked: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void asked.push(query);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite), log });
  await migrateToLatest(db);
  const listScans = async ({ sql, parameters }: CompiledQuery) => {
    if (countsReaders.test(sql)) return [];
    const plan = sqlite.reader.prepare(`explain query plan ${sql}`).all(...parameters.map(String));
    return plan.flatMap(({ detail }) => (isSqliteScan(sql, String(detail)) ? [`${detail}: ${sql}`] : []));
  };
  const stop = async () => {
    await db.destroy();
    folder.remove();
  };
  return { db, asked, listScans, stop };
}

function isSqliteScan(sql: string, step: string): boolean {
  const [, table = '', rest = ''] = /^SCAN (\w+)(.*)$/.exec(step) ?? [];
  const isTable = /^[a-z]+(_[a-z]+)*$/.test(table) && sql.includes(`"${table}"`) && !small.test(table);
  const isSearch = /VIRTUAL TABLE INDEX \d+:.*M/.test(rest);
  const [, index] = /USING (?:COVERING )?INDEX (\w+)/.exec(rest) ?? [];
  const isPage =
    index !== undefined && /\blimit\b/.test(sql) && (partial.test(index) || !/\bwhere\b/.test(sql));
  // Or a name that the query itself gives to rows it has found.
  const isDerived =
    sql.includes(`as "${table}"`) || sql.includes(`"${table}" as`) || sql.includes(`recursive ${table}`);
  return isTable && !isSearch && !isPage && !isDerived;
}

/** A node of a plan: https://www.postgresql.org/docs/current/using-explain.html */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

async function startPlannedPostgres(): Promise<PlannedDatabase> {
  const postgres = await startPostgres();
  const { pool } = openPostgres(await postgres.createDatabase());
  const asked: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void asked.push(query);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  await migrateToLatest(db);
  const planner = await pool.connect();
  // Empty tables would be read as a whole; with this they are only if nothing else is possible.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await planner.query(`set enable_${way} = off`);
  const listScans = async ({ sql, parameters }: CompiledQuery) => {
    if (countsReaders.test(sql) || !/^\s*(select|with|insert|update|delete)\b/i.test(sql)) return [];
    const { rows } = await planner.query(`explain (format json) ${sql}`, [...parameters]);
    const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
    return listPlanScans(plan, false).map((step) => `${step}: ${sql}`);
  };
  const stop = async () => {
    planner.release();
    await db.destroy();
    await postgres.stop();
  };
  return { db, asked, listScans, stop };
}

/** `isPage`: what is above ends after the rows of a page. */
function listPlanScans(node: PlanNode, isPage: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Plans = [] } = node;
  const isWhole = type === 'Seq Scan' || (/^(Bitmap )?Index/.test(type) && !node['Index Cond']);
  const isAllowed =
    small.test(table || index.replace(/_pkey$/, '')) ||
    (type !== 'Seq Scan' && (isPage || partial.test(index)));
  const isLimited = type === 'Limit' || (isPage && !/^(Sort|Aggregate|Hash|Materialize)$/.test(type));
  return [
    ...(isWhole && !isAllowed ? [`${type} ${table} ${index}`] : []),
    ...Plans.flatMap((below) => listPlanScans(below, isLimited)),
  ];
}
