import type { Migration } from 'kysely/migration';

export const leadRouting: Migration = {
  async up(db) {
    await db.schema
      .createTable('lead_routing')
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('same_as', 'text')
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('sender_key', 'text')
      .addColumn('text_key', 'text')
      .addColumn('client_network', 'text')
      .addColumn('mail_key', 'text')
      .execute();
    const indexes = {
      lead_routing_by_route: ['route', 'received_at'],
      lead_routing_waiting: ['mail_key', 'route', 'received_at'],
      lead_routing_by_mailbox: ['mailbox', 'received_at'],
      lead_routing_by_sender: ['sender_key', 'received_at'],
      lead_routing_by_text: ['text_key', 'received_at'],
      lead_routing_by_network: ['client_network', 'received_at'],
    };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on('lead_routing').columns(columns).execute();
    }

    await db.schema
      .createTable('used_once')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('used_once_expiry').on('used_once').column('expires_at').execute();
  },
};
