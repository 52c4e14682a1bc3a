import type { Migration } from 'kysely/migration';

export const leadsAndOutbox: Migration = {
  async up(db) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_key', 'text', (column) => column.unique())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('page', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('spam_marks', 'text', (column) => column.notNull())
      .addColumn('client_ip', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('mail_key', 'text', (column) => column.notNull().unique())
      .execute();
    await db.schema.createIndex('leads_received_at').on('leads').column('received_at').execute();

    await db.schema
      .createTable('outbox')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('unknown_since', 'bigint')
      .addColumn('finished_at', 'bigint')
      .addColumn('provider_id', 'text')
      .addColumn('park_reason', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute();

    await db.schema
      .createTable('heartbeat')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('beaten_at', 'bigint', (column) => column.notNull())
      .execute();

    // The columns are those of rate-limiter-flexible. Used on Postgres, where several instances share one count.
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};
