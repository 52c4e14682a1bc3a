import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { startBackgroundWork } from '@/lib/background/background-work';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { beginPause, readPause } from '@/lib/mail/pause-store';

afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
});

describe('the start of a process', () => {
  it('has a paused outbox probed at once, because it may have brought the right key', async () => {
    const hourMs = 3_600_000;
    await migrateToLatest(database());
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
