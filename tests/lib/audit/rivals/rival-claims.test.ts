import { claimRival, endReading, mostAttempts, rivalLeaseMs } from '@/lib/audit/rivals/rival-claims';
import { findRivals, reopenRivals, replaceRivals } from '@/lib/audit/rivals/rivals-store';
import type { OpenDatabase } from '@/lib/db/database';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';

const noon = Date.parse('2026-11-23T12:00:00Z');
const rival = (address: string) => ({ address, reason: null });

describe.each(testStores)('rivals that wait on %s', (_name, startStore) => {
  let store: TestStore;
  let database: OpenDatabase;

  beforeAll(async () => {
    store = await startStore();
  });
  beforeEach(async () => {
    database = await store.open();
    const link = { token: 'a', subject: 'a', url: '', business_name: '', created_at: noon };
    await database.db
      .insertInto('audit_links')
      .values({ ...link, expires_at: noon + 1e9 })
      .execute();
    await replace(['one.example', 'two.example']);
  });
  afterAll(() => store.stop());

  const replace = (addresses: string[]) =>
    database.db
      .transaction()
      .execute((trx) => replaceRivals(trx, { token: 'a', rivals: addresses.map(rival) }, noon));
  const claim = (now = noon) => claimRival(database.db, now);
  const states = async () => (await findRivals(database.db, 'a')).map(({ state, reason }) => [state, reason]);

  it('are taken once each by processes that look at the same time', async () => {
    const taken = await Promise.all([claim(), claim(), claim()]);
    expect(taken.flatMap((one) => one?.address ?? []).toSorted()).toEqual(['one.example', 'two.example']);
  });

  it('are taken again when a process died, and given up when they end every process', async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const now = noon + attempt * rivalLeaseMs;
      expect([(await claim(now))?.address, (await claim(now))?.address]).toEqual([
        'one.example',
        'two.example',
      ]);
      expect(await claim(now)).toBeUndefined();
    }
    expect(await claim(noon + mostAttempts * rivalLeaseMs)).toBeUndefined();
    expect(await states()).toEqual([
      ['unread', 'busy'],
      ['unread', 'busy'],
    ]);
  });

  it('don’t get the answer about one that was replaced meanwhile', async () => {
    const first = await claim();
    await replace(['three.example']);
    if (first) await endReading(database.db, first, { reason: 'no-answer' });
    expect(await states()).toEqual([['open', null]]);
  });

  it('stay as they are where they could never be read, when a report is run again', async () => {
    const rivals = [{ address: 'x', reason: 'address' as const }, rival('two.example')];
    await database.db.transaction().execute((trx) => replaceRivals(trx, { token: 'a', rivals }, noon));
    const two = await claim();
    if (two) await endReading(database.db, two, { reason: 'refused' });
    await database.db.transaction().execute((trx) => reopenRivals(trx, 'a', noon));
    expect(await states()).toEqual([
      ['unread', 'address'],
      ['open', null],
    ]);
  });

  it('go with their report', async () => {
    await database.db.deleteFrom('audit_links').where('token', '=', 'a').execute();
    expect(await states()).toEqual([]);
  });
});
