import { createPhoneScreenJob } from '@/lib/audit/jobs/phone-screen-job';
import { findRendering, queueRendering } from '@/lib/audit/phone-screen/rendering-store';
import { finishJobs } from '@/tests/support/finish-jobs';
import { portableStores } from '@/tests/support/postgres-or-sqlite';
import { soundRendering } from '@/tests/support/sample-rendering';

const token = 'audited';

it.each(portableStores)('no browser is started beside several audits, on %s', async (_name, startStore) => {
  const store = await startStore();
  try {
    const { db } = await store.open();
    const now = Date.now();
    await db
      .insertInto('audit_links')
      .values({ token, subject: token, url: '', business_name: '', created_at: now, expires_at: now + 1e9 })
      .execute();
    const asked = { token, url: 'https://www.smith.example/', locale: 'en', mailKey: null };
    await db.transaction().execute((trx) => queueRendering(trx, asked, now));
    // An audit alone is no reason to wait.
    const visits = [3, 2, 1, 0];
    const render = jest.fn(async () => ({ outcome: 'rendered' as const, page: soundRendering() }));
    const job = createPhoneScreenJob({ render, countVisits: () => visits.shift() ?? 0 });
    await finishJobs([job], { db });
    expect(visits).toEqual([0]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(await findRendering(db, token)).toMatchObject({ state: 'rendered' });
  } finally {
    await store.stop();
  }
});
