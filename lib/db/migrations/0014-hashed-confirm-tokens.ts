import 'server-only';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores the confirm tokens of watches as hashes; links that were mailed before still work. Renames the fingerprint's
 * column in `leads`.
 */
export const hashedConfirmTokens: Migration = {
  async up(db) {
    await db.schema.alterTable('site_watchers').renameColumn('confirm_token', 'confirm_hash').execute();
    const { rows } = await sql<{ id: string; confirm_hash: string }>`
      select id, confirm_hash from site_watchers`.execute(db);
    for (const { id, confirm_hash: token } of rows) {
      const hash = createHash('sha256').update(token).digest('hex');
      await sql`update site_watchers set confirm_hash = ${hash} where id = ${id}`.execute(db);
    }
    await db.schema.alterTable('leads').renameColumn('submission_key', 'fingerprint').execute();
  },
};
