import 'server-only';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres } from './dialect';
import { migrations } from './migrations/registry';
import type { Tables } from './tables';

/** Brings the tables up to date. Safe when several processes start at once; throws when a step fails. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) return run(db, {});
  // Kysely has no lock of its own on SQLite; the write lock of the file is one.
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
