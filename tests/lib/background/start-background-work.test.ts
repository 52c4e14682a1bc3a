import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startBackgroundWork } from '@/lib/background/background-work';
import { listJobs } from '@/lib/background/job-list';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { startDueJobs } from '@/lib/jobs/work';
import { enqueue } from '@/lib/mail/outbox';
import { beginPause, readPause } from '@/lib/mail/pause-store';
import { message } from '@/tests/support/outbox-setting';

beforeAll(() => migrateToLatest(database()));
afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
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
    const hourMs = 3_600_000;
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
