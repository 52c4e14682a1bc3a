import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { dayMs, hourMs } from '@/lib/durations';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { subscribe } from '@/lib/newsletter/subscribe';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { advanceRetentionClock } from '@/lib/privacy/retention-clock';
import { insertResult } from '@/lib/results/results-store';
import { type TestPlace, type TestStore, testStores } from '../../support/postgres-or-sqlite';
import { tempDir } from '../../support/temp-dir';

const today = Date.parse('2026-11-26T00:00:00Z');

describe.each(testStores)('the clock that retention counts by, on %s', (_name, startStore) => {
  let store: TestStore;
  let place: TestPlace;
  let open: OpenDatabase;
  let warned: jest.SpyInstance;
  const folder = tempDir('retention-clock');
  const opened: OpenDatabase[] = [];
  beforeAll(async () => {
    store = await startStore();
  });
  beforeEach(async () => {
    place = await store.place();
    open = startInstance();
    await migrateToLatest(open.db);
    warned = jest.spyOn(log, 'warn').mockImplementation();
  });
  afterEach(async () => {
    warned.mockRestore();
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });
  afterAll(async () => {
    await store.stop();
    folder.remove();
  });

  function startInstance(): OpenDatabase {
    const instance = openDatabase(place);
    opened.push(instance);
    return instance;
  }
  const purge = (now: number, uptimeMs: number, { db } = open) =>
    deleteExpiredData({ db, mailFolder: join(folder.path, 'mails'), now, uptimeMs });
  const fill = async (now: number, { db } = open) => {
    const input = contactSchema.parse({ name: 'Anna', email: 'anna@example.com', message: `Hello ${now}` });
    await submitLead(input, { clientIp: '203.0.113.7', userAgent: 'Browser 1', now: new Date(now) }, { db });
    await subscribe({ email: 'anna@example.com', locale: 'en' }, { db, now });
    await insertResult(db, { kind: 'check', locale: 'en', payload: {} }, now);
  };
  const held = async () => {
    const tables = ['leads', 'newsletter_subscriptions', 'results'] as const;
    const counts = tables.map(
      async (table) => (await open.db.selectFrom(table).selectAll().execute()).length,
    );
    return Promise.all(counts);
  };

  it('counts in whole milliseconds while it catches up, whatever the uptime', async () => {
    await fill(today);
    await purge(today, 0);
    await purge(today + 5 * dayMs, 0.4);
    const { reached_at } = await open.db.selectFrom('retention_clock').selectAll().executeTakeFirstOrThrow();
    expect(reached_at).toBe(today + 9);
  });

  it.each([400, 30 * 365])(
    '%i days ahead for some seconds deletes nothing, and is logged once',
    async (days) => {
      await fill(today);
      await purge(today, 0);
      for (const second of [1, 2, 3, 4]) await purge(today + days * dayMs + second * 1000, second * 1000);
      await purge(today + 5000, 5000);
      await purge(today + hourMs, hourMs);
      expect(await held()).toEqual([1, 1, 1]);
      expect(warned).toHaveBeenCalledTimes(1);
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('from 2026-11-26 to 20'));
    },
  );

  it('ahead from the first run on, or at every start of a process, deletes nothing either', async () => {
    await fill(today);
    for (const start of [1, 2, 3]) {
      const instance = startInstance();
      await purge(today + start * 400 * dayMs, 0, instance);
      await purge(today + start * 400 * dayMs + 1000, 1000, instance);
    }
    expect(await held()).toEqual([1, 1, 1]);
  });

  it('jumps of some days, one after the other, add only what the process has been up for', async () => {
    await fill(today);
    for (let jump = 0; jump < 100; jump += 1) await purge(today + jump * 7 * dayMs, jump * 1000);
    expect(await held()).toEqual([1, 1, 1]);
  });

  it('a normal life deletes what is due within a day', async () => {
    await fill(today);
    const liveUntil = async (from: number, to: number) => {
      for (let day = from; day <= to; day += 2) await purge(today + day * dayMs, day * dayMs);
    };
    await liveUntil(0, 88);
    expect(await held()).toEqual([1, 0, 1]);
    await liveUntil(90, 91);
    expect(await held()).toEqual([1, 0, 0]);
    // The rest of the seven years without the deletions, which take long.
    for (let day = 92; day <= 7 * 365 - 1; day += 2)
      await advanceRetentionClock(open.db, { now: today + day * dayMs, uptimeMs: day * dayMs });
    await liveUntil(7 * 365, 7 * 365);
    expect(await held()).toEqual([1, 0, 0]);
    await liveUntil(7 * 365 + 1, 7 * 365 + 3);
    expect(await held()).toEqual([0, 0, 0]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('a site that was off for eight months catches up within eleven days', async () => {
    await fill(today);
    await purge(today, 0);
    const back = today + 240 * dayMs;
    const instance = startInstance();
    await purge(back, 0, instance);
    expect(await held()).toEqual([1, 1, 1]);
    for (let hour = 1; hour <= 11 * 24; hour += 1) await purge(back + hour * hourMs, hour * hourMs, instance);
    expect(await held()).toEqual([1, 0, 0]);
    expect(await advanceRetentionClock(instance.db, { now: back + 12 * dayMs, uptimeMs: 12 * dayMs })).toBe(
      back + 12 * dayMs,
    );
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('a clock that goes back for a while holds nothing up', async () => {
    await fill(today);
    await purge(today, 0);
    await purge(0, 1000);
    await purge(today + 2000, 2000);
    for (const hour of [1, 2]) await purge(today + hour * hourMs, hour * hourMs);
    const now = today + 3 * hourMs;
    expect(await advanceRetentionClock(open.db, { now, uptimeMs: 3 * hourMs })).toBe(now);
  });

  it('two instances share it, also at the same moment', async () => {
    await fill(today);
    const other = startInstance();
    await Promise.all([purge(today, 0), purge(today, 500, other)]);
    await Promise.all([purge(today + hourMs, hourMs), purge(today + hourMs, hourMs + 500, other)]);
    const clock = () => open.db.selectFrom('retention_clock').select(['reached_at', 'seen_at']).execute();
    expect(await clock()).toEqual([{ reached_at: today + hourMs, seen_at: today + hourMs }]);
    const wrong = today + 30 * 365 * dayMs;
    await Promise.all([purge(wrong, hourMs + 1000), purge(wrong, hourMs + 1500, other)]);
    expect(await held()).toEqual([1, 1, 1]);
    expect(await clock()).toEqual([{ reached_at: today + hourMs, seen_at: wrong }]);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('what visitors keep meanwhile deletes nothing of others', async () => {
    await insertResult(open.db, { kind: 'check', locale: 'en', payload: {} }, today);
    await insertResult(open.db, { kind: 'check', locale: 'en', payload: {} }, today + 30 * 365 * dayMs);
    expect(await held()).toEqual([0, 0, 2]);
  });
});
