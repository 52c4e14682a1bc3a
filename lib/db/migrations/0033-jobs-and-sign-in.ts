import type { Migration } from 'kysely/migration';

/**
 * Jobs of a clock that was ahead are looked for every few seconds; without an index, among those of all watched websites.
 * Links to sign in are also asked for by strangers.
 */
export const jobsAndSignIn: Migration = {
  async up(db) {
    await db.schema.createIndex('jobs_scheduled').on('jobs').column('scheduled_at').execute();
    await db.schema.createIndex('staff_links_expiry').on('staff_links').column('expires_at').execute();
    await db.schema
      .createIndex('staff_links_email')
      .on('staff_links')
      .columns(['email', 'created_at'])
      .execute();
    await db.schema.createIndex('staff_sessions_expiry').on('staff_sessions').column('expires_at').execute();
  },
};
