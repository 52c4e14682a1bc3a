import type { Migration } from 'kysely/migration';

export const outboxPause: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox_pause')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('next_probe_at', 'bigint', (column) => column.notNull())
      .addColumn('probes', 'integer', (column) => column.notNull())
      .execute();

    // One statement each, because SQLite adds one column at a time.
    for (const name of ['failures', 'waited_ms', 'unknown_ms', 'refusals']) {
      await db.schema
        .alterTable('outbox')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema.alterTable('outbox').addColumn('group_key', 'text').execute();
    await db
      .updateTable('outbox')
      .set((eb) => ({ group_key: eb.ref('key') }))
      .execute();
    await db.schema.createIndex('outbox_group').on('outbox').column('group_key').execute();
  },
};
