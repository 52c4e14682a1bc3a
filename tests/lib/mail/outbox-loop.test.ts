import { log } from '@/lib/log/log';
import { startOutboxLoop } from '@/lib/mail/outbox-loop';

describe('startOutboxLoop', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(() => logged.mockRestore());

  it('migrates before the first delivery', async () => {
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const loop = await startOutboxLoop({
      everyMs: 1,
      migrate: async () => void order.push('migrate'),
      deliver: async () => {
        order.push('deliver');
        if (order.length === 3) resolve();
      },
    });
    expect(order).toEqual(['migrate']);
    await promise;
    loop.stop();
    expect(order).toEqual(['migrate', 'deliver', 'deliver']);
  });

  it('prepares mails before each delivery, and delivers although that fails', async () => {
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const loop = await startOutboxLoop({
      everyMs: 1,
      migrate: async () => undefined,
      prepare: async () => {
        order.push('prepare');
        if (order.length === 1) throw new Error('the database is down');
      },
      deliver: async () => {
        order.push('deliver');
        if (order.length === 4) resolve();
      },
      purge: async () => undefined,
    });
    await promise;
    loop.stop();
    expect(order).toEqual(['prepare', 'deliver', 'prepare', 'deliver']);
  });

  it('tries a failed migration and a failed round again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let migrations = 0;
    let rounds = 0;
    const loop = await startOutboxLoop({
      everyMs: 1,
      migrate: async () => {
        migrations += 1;
        if (migrations < 3) throw new Error('the database is down');
      },
      deliver: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('the database is down again');
        resolve();
      },
      purge: async () => undefined,
    });
    await promise;
    loop.stop();
    expect(migrations).toBe(3);
    expect(rounds).toBe(2);
    expect(logged).toHaveBeenCalledTimes(3);
  });

  it('never runs two rounds at once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    let rounds = 0;
    const loop = await startOutboxLoop({
      everyMs: 1,
      migrate: async () => undefined,
      deliver: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((next) => setImmediate(() => setImmediate(next)));
        running -= 1;
        rounds += 1;
        if (rounds === 5) resolve();
      },
    });
    await promise;
    loop.stop();
    expect(most).toBe(1);
  });

  it('forgets old mails once an hour, and again after a failure', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const times: number[] = [];
    let now = 0;
    const loop = await startOutboxLoop({
      everyMs: 1,
      now: () => now,
      migrate: async () => undefined,
      deliver: async () => {
        now += 20 * 60_000;
        if (times.length === 4) resolve();
      },
      purge: async () => {
        times.push(now / 60_000);
        if (times.length === 1) throw new Error('the database is down');
      },
    });
    await promise;
    loop.stop();
    expect(times).toEqual([20, 40, 100, 160]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('goes on deleting every hour after the time of day was wrong', async () => {
    let purges = 0;
    let uptimeMs = 1000;
    const uptime = jest.spyOn(performance, 'now').mockImplementation(() => uptimeMs);
    const wrong = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2056-11-26T00:00:00Z'));
    const loop = await startOutboxLoop({
      everyMs: 3_600_000,
      migrate: async () => undefined,
      deliver: async () => undefined,
      purge: async () => {
        purges += 1;
      },
    });
    await loop.catchUp();
    wrong.mockRestore();
    uptimeMs += 3_600_000;
    await loop.catchUp();
    loop.stop();
    uptime.mockRestore();
    expect(purges).toBe(2);
  });

  it('catches up at most once a minute, beside no other round, and finishes what that has begun', async () => {
    const order: string[] = [];
    let now = 0;
    const gate = Promise.withResolvers<void>();
    const loop = await startOutboxLoop({
      everyMs: 3_600_000,
      now: () => now,
      migrate: async () => undefined,
      prepare: async () => void order.push('begin'),
      deliver: () => gate.promise,
      finish: async () => void order.push('finish'),
    });
    const both = [loop.catchUp(), loop.catchUp()];
    gate.resolve();
    await Promise.all(both);
    expect(order).toEqual(['begin', 'finish', 'finish']);
    now = 59_999;
    await loop.catchUp();
    expect(order.slice(3)).toEqual(['finish']);
    now = 60_000;
    await loop.catchUp();
    expect(order.slice(4)).toEqual(['begin', 'finish']);
    loop.stop();
  });
});
