import { type RawBuilder, sql } from 'kysely';
import { openLink } from '@/lib/audit/report/audit-store';
import { addressTexts } from '@/lib/db/address-texts';
import type { OpenDatabase } from '@/lib/db/database';
import { listMarkedParts } from '@/lib/db/table-parts';
import { testStores, useStore } from '../../support/postgres-or-sqlite';

/** More than one part of those with an address. */
const marked = 1200;
const now = Date.now();

describe.each(testStores)('reports on %s', (_, start) => {
  const store = useStore(start);
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await store.open();
    const url = 'https://whitlock.example/';
    await open.db
      .transaction()
      .execute((trx) =>
        openLink(trx, { token: 'one', submission: 'one', email: 'a@b.example', url, businessName: '' }, now),
      );
    await insert('plain', 100, sql`'{"found":["{\\"@type\\":\\"LocalBusiness\\"}"]}'`);
    await insert('open', marked - 2, sql`'{"found":["Write to info@whitlock.example"]}'`);
    await insert('url', 1, sql`'{"found":["/contact?to=info%40whitlock.example"]}'`);
    await insert('html', 1, sql`'{"found":["info&#64;whitlock.example"]}'`);
  });

  const insert = (name: string, count: number, facts: RawBuilder<unknown>) =>
    sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count})
      insert into audit_runs (id, token, created_at, facts) select ${sql.lit(name)} || i, 'one', i, ${facts} from numbers`.execute(
      open.db,
    );

  it('are read in parts for an address, each once, and not for a key of structured data', async () => {
    const texts = addressTexts.audit_runs ?? { columns: [], key: '' };
    const found: string[] = [];
    for await (const part of listMarkedParts(open.reading, 'audit_runs', { ...texts, key: 'id' })) {
      const rows = await open.reading.selectFrom('audit_runs').select('id').where(part).execute();
      expect(rows.length).toBeLessThanOrEqual(1000);
      found.push(...rows.map(({ id }) => id));
    }
    expect(found).toHaveLength(marked);
    expect(new Set(found).size).toBe(marked);
    expect(found.filter((id) => id.startsWith('plain'))).toEqual([]);
  });
});
