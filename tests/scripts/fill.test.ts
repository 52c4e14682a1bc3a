import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { amountsFor, fillDatabase } from '@/scripts/tools/fill/fill-database';
import { testStores, useStore } from '@/tests/support/postgres-or-sqlite';

const now = Date.parse('2026-11-23T10:00+10:00');
const amounts = { ...amountsFor(200), issues: 2 };

describe.each(testStores)('a database that is filled to measure with, on %s', (_name, start) => {
  const store = useStore(start);

  const count = async (db: Kysely<Tables>, table: keyof Tables) =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .execute()
    ).map((row) => Number(row.count));

  it('has as many rows of each kind as it should, and the same for the same seed', async () => {
    const names = [];
    for (const seed of [7, 7, 8]) {
      const { db } = await store.open();
      await fillDatabase(db, { seed, now, amounts });
      expect(await count(db, 'lead_progress')).toEqual([200]);
      expect(await count(db, 'behaviour_events')).toEqual([1000]);
      expect(await count(db, 'audit_renderings')).toEqual([8]);
      expect(await count(db, 'newsletter_sends')).toEqual([2 * amounts.subscribers]);
      const people = await db.selectFrom('leads').select(['id', 'name', 'message']).orderBy('id').execute();
      names.push(JSON.stringify(people));
    }
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  it('is never filled on top of what it has', async () => {
    const { db } = await store.open();
    await fillDatabase(db, { seed: 1, now, amounts });
    await expect(fillDatabase(db, { seed: 2, now, amounts })).rejects.toThrow(
      'There are enquiries in this database already',
    );
  });
});
