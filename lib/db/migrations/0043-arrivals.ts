import type { Migration } from 'kysely/migration';

/** How the sender of an enquiry came to the site, and the tool whose result is attached. */
export const arrivals: Migration = {
  async up(db) {
    const columns = [
      'tool',
      'first_page',
      'referrer',
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
    ];
    for (const column of [...columns, 'utm_content'])
      await db.schema.alterTable('leads').addColumn(column, 'text').execute();
  },
};
