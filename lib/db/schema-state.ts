import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect';
import { migrations } from './migrations/registry';
import type { Tables } from './tables';

/**
 * `none`: no version of the site has used the database. `older`: it lacks migrations of this version. `newer`: it has some that
 * this version doesn't know, as after going back to an earlier release.
 */
export type SchemaState = 'none' | 'older' | 'current' | 'newer';

export async function readSchemaState(db: Kysely<Tables>): Promise<SchemaState> {
  const tables = await (isPostgres(db)
    ? sql`select 1 from pg_class where relname = 'kysely_migration' and relnamespace = current_schema()::regnamespace`
    : sql`select 1 from sqlite_master where name = 'kysely_migration'`
  ).execute(db);
  if (tables.rows.length === 0) return 'none';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  if ([...done].some((name) => !(name in migrations))) return 'newer';
  return Object.keys(migrations).every((name) => done.has(name)) ? 'current' : 'older';
}
