import { sql } from 'kysely';
import type { OpenDatabase } from '@/lib/db/database';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { findLeads } from '@/lib/staff/desk-leads-store';
import { indexNewest, indexRecords } from '@/lib/staff/index-records';
import { filterSchema } from '@/lib/staff/schema';
import { type TestStore, testStores } from '../../support/postgres-or-sqlite';

const now = Date.parse('2026-11-23T10:00+10:00');

describe.each(testStores)('the search on %s', (_, start) => {
  let store: TestStore;
  let database: OpenDatabase;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    database = await store.open();
  });

  const submit = (name: string) => {
    const fields = { name, email: 'dana@whitlock.example', message: 'Can you help?' };
    return submitLead(contactSchema.parse(fields), { now: new Date(now) }, { db: database.db });
  };

  it('finds the newest enquiry at once, before the job has had its turn', async () => {
    await submit('Zoë Ünal');
    await indexNewest(database);
    const { rows } = await findLeads(database.reading, filterSchema.parse({ q: 'unal' }), now, 50);
    expect(rows.map(({ name }) => name)).toEqual(['Zoë Ünal']);
  });

  it('has the words of each enquiry once, whoever adds them at the same time', async () => {
    for (const name of ['Ann', 'Ben', 'Cem']) await submit(name);
    await Promise.all([
      indexRecords(database, 0),
      indexNewest(database),
      indexRecords(database, 0),
      indexNewest(database),
    ]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from lead_search`.execute(
      database.db,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });
});
