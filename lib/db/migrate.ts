import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres } from './dialect';
import { migrations } from './migrations/registry';
import { readSchemaState, type SchemaState } from './schema-state';
import type { Tables } from './tables';

/** The number that Kysely's own lock has, so that an earlier version, which took that one, is waited for as well. */
const migrationLock = 3_853_314_791_062_309_107n;

/**
 * Runs all pending migrations. Safe if several processes start at once; throws if a migration fails. Leaves a database of a
 * newer version as it is, and returns that it is one: what this version knows of it works.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<SchemaState> {
  const state = await readSchemaState(db);
  if (state === 'newer') return state;
  await migrate(db);
  return 'current';
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) {
    return db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
      await run(transaction, {});
    });
  }
  // Kysely has no migration lock on SQLite, so the write lock of the file serves as one.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await run(connection, { disableTransactions: true });
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function run(db: Kysely<Tables>, options: { disableTransactions?: boolean }): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, ...options });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
