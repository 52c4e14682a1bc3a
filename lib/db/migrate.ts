import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { readCode } from './describe-postgres-failure';
import { isPostgres } from './dialect';
import { migrations } from './migrations/registry';
import { readSchemaState, type SchemaState } from './schema-state';
import type { Tables } from './tables';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505';

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
    return run(db, {}).catch((error) => {
      // Kysely's own tables are made before it takes its lock: of two first starts at the same moment one fails, once.
      if (readCode(error) !== uniqueViolation) throw error;
      return run(db, {});
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
