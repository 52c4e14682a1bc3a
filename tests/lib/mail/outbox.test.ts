import { dayMs, hourMs } from '@/lib/durations';
import { countOutbox } from '@/lib/mail/count-outbox';
import { deleteFinishedBefore } from '@/lib/mail/forget-old-mails';
import { claimDue, enqueue, park, recordRetry, recordSent } from '@/lib/mail/outbox';
import { testStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const message = { from: 'a@b.example', to: ['c@d.example'], subject: 's', html: 'h', text: 't' };
const now = 1_800_000_000_000;

describe.each(testStores)('the outbox on %s', (_name, start) => {
  const database = useNewDatabases(start);

  const put = (key: string, at = now) =>
    database.db
      .transaction()
      .execute((trx) => enqueue(trx, { key, kind: 'test', recipient: 'staff', message, now: at }));
  const claim = (at: number, limit = 10) => claimDue(database.db, { now: at, leaseMs: 1000, limit });

  it('hands out what is due, oldest first, and keeps the rest', async () => {
    await put('later', now + 1);
    await put('second', now - 1);
    await put('first', now - 2);
    expect((await claim(now, 1)).map((row) => row.key)).toEqual(['first']);
    expect((await claim(now)).map((row) => row.key)).toEqual(['second']);
    expect(await claim(now)).toEqual([]);
  });

  it('hands a row out again when its claim ran out, remembering since when the outcome is unknown', async () => {
    await put('a');
    expect(await claim(now)).toMatchObject([{ attempts: 1, unknown_since: now }]);
    expect(await claim(now + 999)).toEqual([]);
    expect(await claim(now + 1000)).toMatchObject([{ attempts: 2, unknown_since: now }]);
  });

  it('takes a time further ahead than any wait for one that has come: the clock was set back', async () => {
    await put('written before', now + dayMs);
    await put('waits its hour', now + hourMs);
    expect((await claim(now)).map((row) => row.key)).toEqual(['written before']);
  });

  it('stores a mail once, also with concurrent writers', async () => {
    await put('a');
    await put('a', now + 5000);
    expect(await claim(now + 9000)).toMatchObject([{ key: 'a', created_at: now }]);
  });

  it('forgets mails that were sent or parked long ago, and neither newer ones nor those that wait', async () => {
    for (const key of ['old', 'new', 'parked', 'pending']) await put(key);
    const [old, fresh, parked] = await claim(now, 3);
    if (!old || !fresh || !parked) throw new Error('not everything was claimed');
    await recordSent(database.db, old, { providerId: 'p', now: now + 99 });
    await recordSent(database.db, fresh, { providerId: 'p', now: now + 100 });
    await park(database.db, parked, { reason: 'rejected', error: 'no', now });
    await deleteFinishedBefore(database.db, now + 100);
    const left = await database.db.selectFrom('outbox').select('status').execute();
    expect(left.map(({ status }) => status).sort()).toEqual(['pending', 'sent']);
  });

  it('gives each row to one of many claimants', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `row-${index}`);
    for (const key of keys) await put(key);
    const claimed = await Promise.all(Array.from({ length: 30 }, () => claim(now, 2)));
    const got = claimed.flat().map((row) => row.key);
    expect(new Set(got).size).toBe(got.length);
    const rest = await claim(now, 60);
    expect([...got, ...rest.map((row) => row.key)].sort()).toEqual(keys.sort());
  });

  it('ignores the failure of a claimant whose claim was taken over, but believes its success', async () => {
    await put('a');
    const [stale] = await claim(now);
    await claim(now + 1000);
    if (!stale) throw new Error('nothing was claimed');
    await recordRetry(database.db, stale, { now, waitMs: 0, unknownSince: null, error: 'late' });
    await park(database.db, stale, { reason: 'rejected', error: 'late', now });
    expect(await claim(now + 1500)).toEqual([]);
    await recordSent(database.db, stale, { providerId: 'p', now });
    expect(await claim(now + 9000)).toEqual([]);
    await expect(countOutbox(database.db)).resolves.toEqual({ pending: 0, parked: 0, oldestPendingAt: null });
  });

  it('counts what waits and what is parked', async () => {
    await put('old', now - 5000);
    await put('new', now);
    await put('bad', now - 9000);
    const [bad] = await claim(now, 1);
    if (!bad) throw new Error('nothing was claimed');
    await park(database.db, bad, { reason: 'rejected', error: 'no', now });
    await expect(countOutbox(database.db)).resolves.toEqual({
      pending: 2,
      parked: 1,
      oldestPendingAt: now - 5000,
    });
  });

  it('leaves nothing behind when the transaction around it fails', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await enqueue(trx, { key: 'a', kind: 'test', recipient: 'staff', message, now });
      throw new Error('the lead could not be stored');
    });
    await expect(failing).rejects.toThrow('the lead');
    expect(await claim(now)).toEqual([]);
  });
});
