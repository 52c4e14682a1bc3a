import type { Job, QueuedJob } from '@/lib/jobs/job';
import { addJob, finishJob } from '@/lib/jobs/job-store';
import { leaseMs } from '@/lib/jobs/limits';
import { finishDueJobs, startDueJobs } from '@/lib/jobs/worker';
import { log } from '@/lib/log/log';
import { heldWork } from '@/tests/support/held-work';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';

const noon = Date.parse('2026-11-26T02:00:00Z');
const keys = ['a', 'b', 'c', 'd', 'e'];
const withinMs = 30_000;

describe.each(portableStores)('work on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);
  let logged: jest.SpyInstance;

  beforeEach(() => {
    globalThis.siteJobs = undefined;
    logged = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(() => logged.mockRestore());

  const add = (key: string, dueAt = noon) =>
    database.db.transaction().execute((trx) => addJob(trx, { kind: 'phone', key, now: noon, dueAt }));
  const job = (parts: Partial<QueuedJob>): QueuedJob => ({
    kind: 'phone',
    atOnce: 2,
    mostAttempts: 3,
    retryMs: 10_000,
    run: async () => undefined,
    giveUp: async () => undefined,
    ...parts,
  });
  const at = (now = noon) => ({ db: database.db, now: () => now });
  const rows = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();

  it('starts two of five jobs, however many requests look for it at once, and then the rest', async () => {
    for (const key of keys) await add(key);
    const work = heldWork(undefined);
    const jobs = [job({ run: work.run })];
    await Promise.all(Array.from({ length: 20 }, () => startDueJobs(jobs, at())));
    await work.started(2);
    expect((await rows()).map(({ claim }) => claim !== null)).toEqual([true, true, false, false, false]);
    const finished = finishDueJobs(jobs, { ...at(), withinMs });
    work.release();
    await finished;
    expect(work.most()).toBe(2);
    expect(await rows()).toEqual([]);
  });

  it('holds up no job by another that fails, and tries that again later', async () => {
    await add('a');
    const done: string[] = [];
    const jobs: Job[] = [
      { kind: 'mail', everyMs: 0, run: () => Promise.reject(new Error('the provider is down')) },
      job({
        run: async ({ key, attempts }) => {
          if (attempts === 1) throw new Error('the browser is down');
          done.push(key);
        },
      }),
      { kind: 'retention', everyMs: 0, run: async () => void done.push('retention') },
    ];
    await finishDueJobs(jobs, { ...at(), withinMs });
    expect(new Set(done)).toEqual(new Set(['retention']));
    expect(await rows()).toMatchObject([{ claim: null, attempts: 1, due_at: noon + 10_000 }]);
    await finishDueJobs(jobs, { ...at(noon + 10_000), withinMs });
    expect(done).toContain('a');
    expect(await rows()).toEqual([]);
  });

  it('gives up a job that ends its process again and again', async () => {
    await add('a');
    const given: string[] = [];
    const jobs = [
      job({
        run: async () => {
          throw new Error('no');
        },
        giveUp: async (_trx, { key }, { reason }) => void given.push(`${key}: ${reason}`),
      }),
    ];
    for (let attempt = 0; attempt < 5; attempt += 1)
      await finishDueJobs(jobs, { ...at(noon + attempt * leaseMs), withinMs });
    expect(logged).toHaveBeenCalledTimes(3);
    expect(given).toEqual(['a: attempts']);
    expect(await rows()).toEqual([]);
  });

  it('gives up a job that has waited too long', async () => {
    await add('a');
    const given: string[] = [];
    const jobs = [
      job({ giveUpAfterMs: 600_000, giveUp: async (_trx, _claimed, { reason }) => void given.push(reason) }),
    ];
    await finishDueJobs(jobs, { ...at(noon + 600_000), withinMs });
    expect(given).toEqual(['late']);
  });

  it('keeps a job that could not be given up', async () => {
    await add('a');
    const giveUp = () => Promise.reject(new Error('no'));
    await finishDueJobs([job({ giveUpAfterMs: 1, giveUp })], { ...at(noon + 1), withinMs });
    expect(await rows()).toMatchObject([{ key: 'a', claim: null }]);
  });

  it('sends mail first, and again what a job has put into the outbox', async () => {
    await add('a');
    const order: string[] = [];
    const jobs: Job[] = [
      { kind: 'mail', everyMs: 0, run: async () => void order.push('mail') },
      job({ run: async () => void order.push('phone') }),
    ];
    await finishDueJobs(jobs, { ...at(), withinMs });
    expect([order[0], order.at(-1)]).toEqual(['mail', 'mail']);
    expect(order).toContain('phone');
  });

  it('ends when the time is up, and what is unfinished is taken up after its lease', async () => {
    await add('a');
    const work = heldWork(undefined);
    await finishDueJobs([job({ run: work.run })], { ...at(), withinMs: 1 });
    await work.started(1);
    globalThis.siteJobs = undefined;
    const done: string[] = [];
    const next = job({ run: async ({ key }) => void done.push(key) });
    await finishDueJobs([next], { ...at(noon + leaseMs - 1), withinMs });
    expect(done).toEqual([]);
    await finishDueJobs([next], { ...at(noon + leaseMs), withinMs });
    expect(done).toEqual(['a']);
    work.release();
  });

  it('leaves a job alone that was ended with its result', async () => {
    await add('a');
    const run: QueuedJob['run'] = (claimed, { db }) =>
      db.transaction().execute(async (trx) => {
        await finishJob(trx, claimed);
        await addJob(trx, { kind: 'phone', key: 'a', now: noon, dueAt: noon + 1 });
      });
    await finishDueJobs([job({ run })], { ...at(), withinMs });
    expect(await rows()).toMatchObject([{ key: 'a', attempts: 0 }]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('does what is timed once in its time, and again after a failure', async () => {
    const times: number[] = [];
    let uptimeMs = 0;
    const retention: Job = {
      kind: 'retention',
      everyMs: 3_600_000,
      run: async () => {
        times.push(uptimeMs / 60_000);
        if (times.length === 1) throw new Error('the database is down');
      },
    };
    for (; uptimeMs <= 120 * 60_000; uptimeMs += 20 * 60_000) {
      await startDueJobs([retention], { ...at(), uptime: () => uptimeMs });
      await Promise.all([...(globalThis.siteJobs?.get('retention')?.running ?? [])]);
    }
    expect(times).toEqual([0, 20, 80]);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
