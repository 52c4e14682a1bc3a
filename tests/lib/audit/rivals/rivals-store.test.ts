import { createRivalJob } from '@/lib/audit/jobs/rival-job';
import { findRivals, reopenRivals, replaceRivals } from '@/lib/audit/rivals/rivals-store';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { finishJobs } from '@/tests/support/finish-jobs';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';

const noon = Date.parse('2026-11-23T12:00:00Z');
const rival = (address: string) => ({ address, reason: null });

describe.each(portableStores)('rivals that wait on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  beforeEach(async () => {
    globalThis.siteJobs = undefined;
    const link = { token: 'a', subject: 'a', url: '', business_name: '', created_at: noon };
    await database.db
      .insertInto('audit_links')
      .values({ ...link, expires_at: noon + 1e9 })
      .execute();
    await replace(['one.example', 'two.example']);
  });

  const replace = (addresses: string[]) =>
    database.db
      .transaction()
      .execute((trx) => replaceRivals(trx, { token: 'a', rivals: addresses.map(rival) }, noon));
  type Audit = NonNullable<NonNullable<Parameters<typeof createRivalJob>[0]>['audit']>;
  const work = (audit: Audit, now = noon, budgetMs = 60_000) =>
    finishJobs([createRivalJob({ audit, budgetMs })], { db: database.db, now: () => now });
  const refuses: Audit = async () => {
    throw new AppError('connect_failed');
  };
  const states = async () => (await findRivals(database.db, 'a')).map(({ state, reason }) => [state, reason]);

  it('are read one after the other, in their order', async () => {
    const asked: string[] = [];
    let running = 0;
    await work(async (address, ...rest) => {
      running += 1;
      asked.push(`${address} ${running}`);
      await new Promise((next) => setImmediate(next));
      running -= 1;
      return refuses(address, ...rest);
    });
    expect(asked).toEqual(['one.example 1', 'two.example 1']);
    expect((await states()).map(([state]) => state)).toEqual(['unread', 'unread']);
  });

  it('are tried again after a failure of ours, and then given up', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const fails = () => Promise.reject(new Error('no'));
    for (let attempt = 0; attempt < 3; attempt += 1) await work(fails, noon + attempt * 60_000);
    expect(await states()).toEqual([
      ['open', null],
      ['open', null],
    ]);
    await work(fails, noon + 180_000);
    expect(logged).toHaveBeenCalledTimes(6);
    logged.mockRestore();
    expect(await states()).toEqual([
      ['unread', 'busy'],
      ['unread', 'busy'],
    ]);
  });

  it('are tried again when their turn did not come in time', async () => {
    await work(() => new Promise<never>(() => undefined), noon, 1);
    expect(await states()).toEqual([
      ['open', null],
      ['open', null],
    ]);
    const jobs = await database.db.selectFrom('jobs').select(['attempts', 'due_at']).execute();
    expect(jobs).toEqual(Array(2).fill({ attempts: 1, due_at: noon + 30_000 }));
  });

  it('don’t get the answer about one that was replaced meanwhile', async () => {
    const asked: string[] = [];
    await work(async (address, ...rest) => {
      asked.push(address);
      if (asked.length === 1) await replace(['three.example']);
      return refuses(address, ...rest);
    });
    expect(asked).toEqual(['one.example', 'three.example']);
    expect((await findRivals(database.db, 'a')).map(({ address }) => address)).toEqual(['three.example']);
  });

  it('stay as they are where they could never be read, when a report is run again', async () => {
    const rivals = [{ address: 'x', reason: 'address' as const }, rival('two.example')];
    await database.db.transaction().execute((trx) => replaceRivals(trx, { token: 'a', rivals }, noon));
    await work(refuses);
    await database.db.transaction().execute((trx) => reopenRivals(trx, 'a', noon));
    expect(await states()).toEqual([
      ['unread', 'address'],
      ['open', null],
    ]);
    expect(await database.db.selectFrom('jobs').select('attempts').execute()).toEqual([{ attempts: 0 }]);
  });

  it('go with their report', async () => {
    await database.db.deleteFrom('audit_links').where('token', '=', 'a').execute();
    expect(await states()).toEqual([]);
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
