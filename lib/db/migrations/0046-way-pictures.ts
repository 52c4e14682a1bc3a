import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect';

export const journeyPictures: Migration = {
  async up(db) {
    await db.schema
      .createTable('way_pictures')
      .addColumn('token', 'text', (column) =>
        column.notNull().references('audit_links.token').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('data', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('way_pictures_key', ['token', 'number'])
      .execute();
  },
};
