import { issueJob } from '@/lib/newsletter/issues/issue-job';
import { findIssue } from '@/lib/newsletter/issues/issue-store';
import { resumeSending, stopSending } from '@/lib/newsletter/issues/send-issue';
import { finishJobs } from '@/tests/support/finish-jobs';
import { addReaders, sendIssue } from '@/tests/support/newsletter-readers';
import { portableStores } from '@/tests/support/postgres-or-sqlite';

const noon = Date.parse('2026-11-26T02:00:00Z');

it.each(portableStores)('an issue is a job until it is sent or stopped, on %s', async (_name, startStore) => {
  const store = await startStore();
  try {
    const { db } = await store.open();
    globalThis.siteJobs = undefined;
    const work = (now: number) => finishJobs([issueJob], { db, now: () => now });
    const jobs = () => db.selectFrom('jobs').select(['kind', 'key', 'due_at']).execute();
    const mails = async () => (await db.selectFrom('outbox').select('key').execute()).length;
    await addReaders(db, { count: 3 });
    const id = await sendIssue(db, { now: noon });
    expect(await jobs()).toEqual([{ kind: 'issue', key: id, due_at: noon }]);
    await work(noon);
    expect(await mails()).toBe(3);
    expect(await jobs()).toEqual([{ kind: 'issue', key: id, due_at: noon + 5000 }]);

    await stopSending(db, { id, now: noon });
    await work(noon + 5000);
    expect([await mails(), await jobs()]).toEqual([0, []]);

    await resumeSending(db, { id, now: noon + 6000 });
    await work(noon + 6000);
    expect(await mails()).toBe(3);
    await db.updateTable('outbox').set({ status: 'sent', finished_at: noon }).execute();
    await work(noon + 11_000);
    expect(await findIssue(db, id)).toMatchObject({ state: 'sent' });
    expect(await jobs()).toEqual([]);
  } finally {
    await store.stop();
  }
});
