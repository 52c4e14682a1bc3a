import type { ClaimedJob } from '@/lib/jobs/job';
import {
  addJob,
  ClaimLost,
  claimJob,
  findDueKinds,
  finishJob,
  type NewJob,
  releaseJob,
  renewClaim,
  repeatJob,
  replaceJob,
} from '@/lib/jobs/job-store';
import { leaseMs } from '@/lib/jobs/limits';
import { testStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { reachTime } from '@/tests/support/reach-time';

const noon = Date.parse('2026-11-26T02:00:00Z');
const minute = 60_000;

describe.each(testStores)('jobs on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  const add = (key: string, rest: Partial<NewJob> = {}) =>
    database.db.transaction().execute((trx) => addJob(trx, { kind: 'phone', key, now: noon, ...rest }));
  const claim = (now = noon) => claimJob(database.db, 'phone', now);
  async function claimed(now = noon): Promise<ClaimedJob> {
    const job = await claim(now);
    if (!job) throw new Error('Nothing was claimed.');
    return job;
  }
  const rows = () => database.db.selectFrom('jobs').selectAll().execute();

  it('are claimed by one process each, however many ask at once', async () => {
    for (const key of ['one', 'two', 'three']) await add(key);
    const taken = await Promise.all(Array.from({ length: 8 }, () => claim()));
    expect(taken.flatMap((job) => job?.key ?? []).sort()).toEqual(['one', 'three', 'two']);
  });

  it('are found and claimed when they are due, in the order of queueing', async () => {
    await add('later', { dueAt: noon + minute });
    expect([await findDueKinds(database.db, noon), await claim()]).toEqual([new Set(), undefined]);
    for (const key of ['one', 'two']) await add(key);
    expect(await findDueKinds(database.db, noon)).toEqual(new Set(['phone']));
    expect([(await claimed()).key, (await claimed()).key]).toEqual(['one', 'two']);
    expect((await claimed(noon + minute)).key).toBe('later');
  });

  it('whose process died are taken up by another one, and the first can end nothing any more', async () => {
    await add('one');
    const first = await claimed();
    expect(await claim(noon + leaseMs - 1)).toBeUndefined();
    const second = await claimed(noon + leaseMs);
    expect(second).toMatchObject({ key: 'one', attempts: 2, queuedAt: noon });
    const { db } = database;
    await releaseJob(db, first, { dueAt: noon, now: noon, counts: true });
    const ends = [
      () => renewClaim(db, first, noon),
      () => finishJob(db, first),
      () => db.transaction().execute((trx) => repeatJob(trx, first, { dueAt: noon, now: noon })),
    ];
    for (const end of ends) await expect(end()).rejects.toBeInstanceOf(ClaimLost);
    expect(await rows()).toMatchObject([{ claim: second.claim }]);
    await finishJob(db, second);
    expect(await rows()).toEqual([]);
  });

  it('stay with a process that renews its claim', async () => {
    await add('one');
    await renewClaim(database.db, await claimed(), noon + leaseMs / 2);
    expect(await claim(noon + leaseMs)).toBeUndefined();
    expect(await claim(noon + 1.5 * leaseMs)).toBeDefined();
  });

  it('added again are one job, due at the earlier time', async () => {
    await add('one', { dueAt: noon + 2 * minute });
    await add('one', { dueAt: noon + minute });
    await add('one', { dueAt: noon + 3 * minute });
    expect(await rows()).toMatchObject([{ due_at: noon + minute }]);
  });

  it('added again while they are done are left to whoever does them', async () => {
    await add('one');
    const first = await claimed();
    await add('one', { dueAt: noon });
    expect(await claim()).toBeUndefined();
    await database.db
      .transaction()
      .execute((trx) => repeatJob(trx, first, { dueAt: noon + minute, now: noon }));
    expect(await claim(noon + minute - 1)).toBeUndefined();
    expect(await claimed(noon + minute)).toMatchObject({ key: 'one', attempts: 1 });
  });

  it('queued from scratch are lost to whoever does them', async () => {
    await add('one');
    const first = await claimed();
    await database.db
      .transaction()
      .execute((trx) => replaceJob(trx, { kind: 'phone', key: 'one', now: noon }));
    await expect(finishJob(database.db, first)).rejects.toBeInstanceOf(ClaimLost);
    expect(await claimed()).toMatchObject({ key: 'one', attempts: 1 });
  });

  it('released are due again later, and the attempt counts unless it is no fault of theirs', async () => {
    await add('one');
    const first = await claimed();
    await releaseJob(database.db, first, { dueAt: noon + minute, now: noon, counts: false });
    expect(await claim(noon + minute - 1)).toBeUndefined();
    const second = await claimed(noon + minute);
    expect(second.attempts).toBe(1);
    await releaseJob(database.db, second, { dueAt: noon + minute, now: noon, counts: true });
    expect((await claimed(noon + minute)).attempts).toBe(2);
  });

  it('are due again after a clock that was years ahead, but not by one that is behind', async () => {
    await add('one', { now: noon + 1e12, dueAt: noon + 1e12 + minute });
    expect(await claim()).toBeUndefined();
    await reachTime(database.db, noon);
    expect(await claim(0)).toBeUndefined();
    expect(await findDueKinds(database.db, noon)).toEqual(new Set(['phone']));
    expect(await claimed()).toMatchObject({ key: 'one' });
  });

  it('go with their report', async () => {
    const link = { token: 'a', subject: 'a', url: '', business_name: '', created_at: noon };
    await database.db
      .insertInto('audit_links')
      .values({ ...link, expires_at: noon + 1e9 })
      .execute();
    await add('a', { report: 'a' });
    await add('b');
    await database.db.deleteFrom('audit_links').where('token', '=', 'a').execute();
    expect(await rows()).toMatchObject([{ key: 'b' }]);
  });
});
