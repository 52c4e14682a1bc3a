import { hourMs } from '@/lib/durations';
import { createJobLoop } from '@/lib/jobs/loop';
import { log } from '@/lib/log/log';

const migrated = async () => undefined;

describe('createJobLoop', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(() => logged.mockRestore());

  it('migrates before the first round', async () => {
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const loop = await createJobLoop({
      everyMs: 1,
      migrate: async () => void order.push('migrate'),
      start: async () => {
        order.push('start');
        if (order.length === 3) resolve();
      },
      finish: async () => undefined,
    });
    expect(order).toEqual(['migrate']);
    await promise;
    loop.stop();
    expect(order).toEqual(['migrate', 'start', 'start']);
  });

  it('tries a failed migration and a failed round again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let migrations = 0;
    let rounds = 0;
    const loop = await createJobLoop({
      everyMs: 1,
      migrate: async () => {
        migrations += 1;
        if (migrations < 3) throw new Error('the database is down');
      },
      start: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('the database is down again');
        resolve();
      },
      finish: async () => undefined,
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
    const loop = await createJobLoop({
      everyMs: 1,
      migrate: migrated,
      start: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((next) => setImmediate(() => setImmediate(next)));
        running -= 1;
        rounds += 1;
        if (rounds === 5) resolve();
      },
      finish: async () => undefined,
    });
    await promise;
    loop.stop();
    expect(most).toBe(1);
  });

  it('catches up at most once a minute, and once for all who ask meanwhile', async () => {
    let now = 0;
    let finished = 0;
    const gate = Promise.withResolvers<void>();
    const loop = await createJobLoop({
      everyMs: hourMs,
      now: () => now,
      migrate: migrated,
      start: async () => undefined,
      finish: async () => {
        finished += 1;
        await gate.promise;
      },
    });
    const both = [loop.catchUp(), loop.catchUp()];
    gate.resolve();
    await Promise.all(both);
    now = 59_999;
    await loop.catchUp();
    expect(finished).toBe(1);
    now = 60_000;
    await loop.catchUp();
    expect(finished).toBe(2);
    loop.stop();
  });

  it('catches up by the time that has passed, whatever the time of day', async () => {
    let finished = 0;
    let uptimeMs = 1000;
    const uptime = jest.spyOn(performance, 'now').mockImplementation(() => uptimeMs);
    const wrong = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2056-11-26T00:00:00Z'));
    const loop = await createJobLoop({
      everyMs: hourMs,
      migrate: migrated,
      start: async () => undefined,
      finish: async () => {
        finished += 1;
      },
    });
    await loop.catchUp();
    wrong.mockRestore();
    uptimeMs += 60_000;
    await loop.catchUp();
    loop.stop();
    uptime.mockRestore();
    expect(finished).toBe(2);
  });
});
