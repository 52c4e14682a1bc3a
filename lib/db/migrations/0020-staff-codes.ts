import type { Migration } from 'kysely/migration';

/** Links from before have no code, and count as asked for by strangers. */
export const staffCodes: Migration = {
  async up(db) {
    for (const column of ['network', 'device', 'code_hash'])
      await db.schema.alterTable('staff_links').addColumn(column, 'text').execute();
    await db.schema
      .alterTable('staff_links')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('staff_links_browser').on('staff_links').column('browser_hash').execute();
  },
};
