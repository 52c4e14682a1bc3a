import { bundleJob } from '@/lib/leads/bundles/bundle-job';
import { bundleAfterMs } from '@/lib/leads/limits';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { honeypotField } from '@/lib/site/honeypot-field';
import { finishJobs } from '@/tests/support/finish-jobs';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { staffMails } from '@/tests/support/staff-mails';

/** 09:00 in Brisbane. */
const start = Date.parse('2026-11-20T23:00:00Z');
const nextDigest = Date.parse('2026-11-21T22:00:00Z');
const longText = 'We sell handmade surfboards in Burleigh Heads and want an online shop. '.repeat(4);

describe.each(portableStores)('leads without a mail of their own, on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  beforeEach(() => {
    globalThis.siteJobs = undefined;
  });

  function submit(fields: Record<string, unknown>, now = start) {
    const input = contactSchema.parse({
      name: 'Kim',
      email: 'kim@example.com',
      message: longText,
      ...fields,
    });
    return submitLead(input, { now: new Date(now) }, { db: database.db });
  }
  const spam = { [honeypotField]: 'x', elapsedMs: 1, message: 'Bought links' };
  const work = (now: number) => finishJobs([bundleJob], { db: database.db, now: () => now });
  const kinds = async () => (await staffMails(database.db)).map(({ kind }) => kind);
  const jobs = () => database.db.selectFrom('jobs').select(['kind', 'due_at']).execute();

  it('queue no job while there are none', async () => {
    await submit({});
    expect(await jobs()).toEqual([]);
  });

  it('are mailed when the first has waited long enough, and nothing is left to do', async () => {
    await submit({});
    for (const later of [1, 2]) await submit({ email: `kim${later}@example.com` }, start + later * 60_000);
    expect(await jobs()).toEqual([{ kind: 'lead-groups', due_at: start + 60_000 + bundleAfterMs }]);
    await work(start + 60_000 + bundleAfterMs - 1);
    expect(await kinds()).toEqual(['lead']);
    await work(start + 60_000 + bundleAfterMs);
    expect(await kinds()).toEqual(['lead', 'lead-bundle']);
    expect(await jobs()).toEqual([]);
  });

  it('held back as spam wait for the morning, and a bundle does not wait with them', async () => {
    await submit(spam);
    expect(await jobs()).toEqual([{ kind: 'lead-groups', due_at: nextDigest }]);
    await submit({});
    await submit({ email: 'kim2@example.com' });
    await work(start + bundleAfterMs);
    expect(await kinds()).toEqual(['lead', 'lead-bundle']);
    expect(await jobs()).toEqual([{ kind: 'lead-groups', due_at: nextDigest }]);
    await work(nextDigest);
    expect(await kinds()).toEqual(['lead', 'lead-bundle', 'spam-digest']);
    expect(await jobs()).toEqual([]);
  });

  it('are never left without a job, also when they come while others are mailed', async () => {
    const now = start + bundleAfterMs;
    await submit({});
    await submit({ email: 'kim1@example.com' });
    await Promise.all([
      work(now),
      ...Array.from({ length: 8 }, (_, index) => submit({ email: `k${index}@example.com` }, now)),
    ]);
    await work(now + bundleAfterMs);
    const waiting = database.db.selectFrom('lead_routing').select('lead_id').where('mail_key', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});
