import { sql } from 'kysely';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { findLeads } from '@/lib/staff/desk-leads-store';
import { indexNewest, indexRecords } from '@/lib/staff/index-records';
import { filterSchema } from '@/lib/staff/schema';
import { testStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const now = Date.parse('2026-11-23T10:00+10:00');

describe.each(testStores)('the search on %s', (_, start) => {
  const database = useNewDatabases(start);

  const submit = (name: string, message = 'Can you help?') => {
    const fields = { name, email: 'dana@whitlock.example', message };
    return submitLead(contactSchema.parse(fields), { now: new Date(now) }, { db: database.db });
  };

  it('finds the newest enquiry at once, before the job has had its turn', async () => {
    await submit('Zoë Ünal');
    await indexNewest(database);
    const { rows } = await findLeads(database.reading, filterSchema.parse({ q: 'unal' }), now, 50);
    expect(rows.map(({ name }) => name)).toEqual(['Zoë Ünal']);
  });

  it('counts with each page what it finds on all of them', async () => {
    for (const name of ['Ann', 'Ben', 'Cem']) await submit(name, `A new website, ${name}`);
    await submit('Dan');
    await indexRecords(database, 0);
    const find = (query: object) =>
      findLeads(database.reading, filterSchema.parse({ state: 'all', q: 'website', ...query }), now, 2);
    const first = await find({});
    const second = await find({ after: first.after });
    expect([first.rows.length, first.total]).toEqual([2, 3]);
    expect([second.rows.length, second.total]).toEqual([1, 3]);
    expect(await find({ q: '…' })).toMatchObject({ rows: [], total: 0 });
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
