import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { finishBackgroundWork, startBackgroundWork } from '@/lib/background/background-work';
import { listJobs } from '@/lib/background/job-list';
import { reportEarlierClock, watchClock } from '@/lib/background/report-clock';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { hourMs } from '@/lib/durations';
import { startDueJobs } from '@/lib/jobs/worker';
import { log } from '@/lib/log/log';
import { enqueue } from '@/lib/mail/outbox';
import { beginPause, readPause } from '@/lib/mail/pause-store';
import { message } from '@/tests/support/outbox-setting';

beforeAll(() => migrateToLatest(database()));
afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
});

it('a database of a newer version is named once, and mails go on', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database());
  const said = jest.spyOn(log, 'error').mockReturnValue();
  await startBackgroundWork();
  const finish = globalThis.siteJobLoop?.catchUp();
  globalThis.siteJobLoop?.stop();
  const now = Date.now();
  const mail = { key: 'lead-0', kind: 'lead', recipient: 'staff', message, now } as const;
  await finish;
  await database()
    .transaction()
    .execute((trx) => enqueue(trx, mail));
  await finishBackgroundWork();
  expect(await database().selectFrom('outbox').select('status').execute()).toEqual([{ status: 'sent' }]);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^database: The database is of a newer version of the site than this one\./)],
  ]);
  await sql`delete from kysely_migration where name = '9999-later'`.execute(database());
  await database().deleteFrom('outbox').execute();
});

it('a clock that was set back is logged, at the start by what the database has seen, and between two rounds', async () => {
  const said = jest.spyOn(log, 'warn').mockReturnValue();
  const now = Date.now();
  await migrateToLatest(database());
  await database()
    .insertInto('heartbeat')
    .values({ id: 1, beaten_at: now + 3 * 86_400_000 + 1000 })
    .execute();
  await reportEarlierClock(database(), now);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The clock was set back by 3 days\. /)]]);
  await database().updateTable('heartbeat').set({ beaten_at: now }).execute();
  await reportEarlierClock(database(), now);
  const look = watchClock();
  for (const at of [now, now + 5000, now + 4000, now - 7_200_000, now - 7_195_000]) look(at);
  expect(said.mock.calls).toHaveLength(2);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('by 2 hours'));
  said.mockRestore();
});

it('a round of the loop sends what is due, without a request that waits for it', async () => {
  const now = Date.now();
  const mail = { key: 'lead-1', kind: 'lead', recipient: 'staff', message, now } as const;
  await database()
    .transaction()
    .execute((trx) => enqueue(trx, mail));
  await startDueJobs(listJobs());
  const status = () => database().selectFrom('outbox').select('status').executeTakeFirstOrThrow();
  while ([...(globalThis.siteJobs?.values() ?? [])].some(({ running }) => running.size > 0)) await wait(5);
  expect(await status()).toEqual({ status: 'sent' });
});

describe('the start of a process', () => {
  it('has a paused outbox probed at once, because it may have brought the right key', async () => {
    await beginPause(database(), { reason: '401', now: hourMs });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(hourMs + 1);
    await startBackgroundWork();
    clock.mockRestore();
    globalThis.siteJobLoop?.stop();
    expect(await readPause(database())).toMatchObject({
      since: hourMs,
      next_probe_at: hourMs + 1,
      probes: 0,
    });
  });
});
