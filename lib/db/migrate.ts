import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres } from './dialect';
import { migrations } from './migrations/registry';
import type { Tables } from './tables';

/** Runs all pending migrations. Safe if several processes start at once; throws if a migration fails. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) return run(db, {});
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
