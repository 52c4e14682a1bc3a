import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { listJobs } from '@/lib/background/job-list';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { startDueJobs } from '@/lib/jobs/work';
import { enqueue } from '@/lib/mail/outbox';
import { message } from '@/tests/support/outbox-setting';

afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
});

it('a round of the loop sends what is due, without a request that waits for it', async () => {
  await migrateToLatest(database());
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
