import type { OpenDatabase } from '@/lib/db/database';
import { minuteMs } from '@/lib/durations';
import { endSubscription } from '@/lib/newsletter/end-subscription';
import { saveText } from '@/lib/newsletter/issues/change-issue';
import { issueJob } from '@/lib/newsletter/issues/issue-job';
import { findIssue, insertIssue } from '@/lib/newsletter/issues/issue-store';
import { readProgress } from '@/lib/newsletter/issues/read-progress';
import { issueTextSchema } from '@/lib/newsletter/issues/schema';
import { resumeSending, startSending, stopSending } from '@/lib/newsletter/issues/send-issue';
import { unsubscribe } from '@/lib/newsletter/unsubscribe';
import { finishJobs } from '../../../support/finish-jobs';
import { addReaders, queueSending, sendIssue, writeIssue } from '../../../support/newsletter-readers';
import { OutboxSetting } from '../../../support/outbox-setting';
import { testStores, useStore } from '../../../support/postgres-or-sqlite';

/** More than are put into the outbox at a time. */
const manyReaders = 102;

describe.each(testStores)('sending an issue on %s', (_name, startStore) => {
  const store = useStore(startStore);
  let outbox: OutboxSetting;
  let opened: OpenDatabase;
  beforeEach(async () => {
    outbox = await OutboxSetting.start(store);
    opened = outbox.database;
  });
  afterEach(() => outbox.stop());

  const queue = () => queueSending(opened.db, outbox.now);
  const progress = async (id: string) => {
    const issue = await findIssue(opened.db, id);
    if (!issue) throw new Error('There is no such issue.');
    return { state: issue.state, ...(await readProgress(opened.db, issue)) };
  };
  /** What the loop does in its next rounds. */
  async function rounds(count: number): Promise<void> {
    for (let round = 0; round < count; round += 1) {
      await finishJobs([issueJob], { db: opened.db, now: () => outbox.now });
      await outbox.deliver({ isBulk: true });
      outbox.now += 5000;
    }
  }
  const mailed = () =>
    outbox.fake.accepted.map(({ body }) => {
      const { to, subject, text } = JSON.parse(body);
      return { to: String(to), subject: String(subject), text: String(text) };
    });

  it('mails everybody who confirmed once, each in their language, and ends', async () => {
    await addReaders(opened.db, { count: manyReaders });
    await addReaders(opened.db, { count: 1, locale: 'de', name: 'leser' });
    await addReaders(opened.db, { count: 1, locale: 'fa', name: 'persian' });
    await addReaders(opened.db, { count: 1, name: 'unconfirmed', confirmedAt: null });
    await addReaders(opened.db, { count: 1, name: 'later', confirmedAt: outbox.now + minuteMs });
    const id = await sendIssue(opened.db, { now: outbox.now, texts: { de: 'Eine Sache' } });
    await rounds(4);

    expect(mailed()).toHaveLength(manyReaders + 2);
    expect(new Set(mailed().map(({ to }) => to)).size).toBe(manyReaders + 2);
    const to = (name: string) => mailed().find((mail) => mail.to === `${name}0@nerang.example`);
    expect(to('leser')).toMatchObject({ subject: 'Eine Sache', text: expect.stringContaining('/de/blog/1') });
    expect(to('persian')).toMatchObject({
      subject: 'One thing to fix',
      text: expect.stringContaining('/fa/blog/1'),
    });
    expect(await progress(id)).toMatchObject({
      state: 'sent',
      handedOver: manyReaders + 2,
      left: 0,
      waiting: 0,
    });
  });

  it('lets every other mail go first, and leaves it to the loop', async () => {
    await addReaders(opened.db, { count: 5 });
    await sendIssue(opened.db, { now: outbox.now });
    await queue();
    outbox.now += 1;
    await outbox.put('lead-1');
    await outbox.deliver();
    expect(outbox.keysAccepted()).toEqual(['lead-1']);
    await outbox.put('lead-2');
    await outbox.deliver({ isBulk: true });
    expect(outbox.fake.accepted.map(({ key }) => key).indexOf('lead-2')).toBeLessThan(5);
    expect(outbox.fake.accepted).toHaveLength(7);
  });

  it('sends no more in a second than the provider takes', async () => {
    await addReaders(opened.db, { count: 9 });
    await sendIssue(opened.db, { now: outbox.now });
    await queue();
    const began = performance.now();
    const transport = { remembersKeysForMs: minuteMs, perSecond: 20 };
    const send = async () => ({ kind: 'sent', providerId: 'x' }) as const;
    await outbox.deliver({ isBulk: true, transport: { ...transport, send } });
    expect(performance.now() - began).toBeGreaterThan(400);
  });

  it('mails nobody twice when several processes queue and deliver at once', async () => {
    await addReaders(opened.db, { count: 20 });
    const id = await sendIssue(opened.db, { now: outbox.now });
    await Promise.all([queue(), queue(), queue()]);
    await Promise.all([outbox.deliver({ isBulk: true }), outbox.deliver({ isBulk: true })]);
    await rounds(2);
    expect(outbox.fake.requests).toHaveLength(20);
    expect(await progress(id)).toMatchObject({ state: 'sent', queued: 20, handedOver: 20 });
  });

  it('does not mail who unsubscribes between queueing and sending, nor again who comes back', async () => {
    const [first = ''] = await addReaders(opened.db, { count: 3 });
    const id = await sendIssue(opened.db, { now: outbox.now });
    await queue();
    await opened.db
      .transaction()
      .execute((trx) => endSubscription(trx, { emailKey: first, reason: null, now: outbox.now }));
    await addReaders(opened.db, { count: 1 });
    await rounds(3);
    expect(mailed().map(({ to }) => to)).not.toContain(first);
    expect(await progress(id)).toMatchObject({ state: 'sent', queued: 3, withdrawn: 1, handedOver: 2 });
  });

  it('gives each reader an unsubscribe link that ends the subscription', async () => {
    await addReaders(opened.db, { count: 2 });
    await sendIssue(opened.db, { now: outbox.now });
    await rounds(1);
    const body = JSON.parse(outbox.fake.accepted[0]?.body ?? '{}');
    const [, token = ''] = /unsubscribe\?token=([\w-]{22})/.exec(body.headers['List-Unsubscribe']) ?? [];
    expect(body.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await unsubscribe(token, { db: opened.db, now: outbox.now })).toBe(true);
    const ended = await opened.db
      .selectFrom('newsletter_subscriptions')
      .select('email')
      .where('ended_at', 'is not', null)
      .execute();
    expect(ended.map(({ email }) => email)).toEqual([String(body.to)]);
  });

  it('stops at once, keeps what is open, and goes on with the others', async () => {
    await addReaders(opened.db, { count: manyReaders });
    const id = await sendIssue(opened.db, { now: outbox.now });
    await queue();
    outbox.fake.behave = () =>
      outbox.fake.requests.length > 8 ? { kind: 'error', status: 500, name: 'internal' } : { kind: 'accept' };
    await outbox.deliver({ isBulk: true });
    expect(await stopSending(opened.db, { id, now: outbox.now })).toBe('changed');
    const { waiting, handedOver, left } = await progress(id);
    expect(handedOver).toBe(8);
    expect(waiting + handedOver + left).toBe(manyReaders);
    expect(waiting).toBeLessThanOrEqual(4);

    outbox.fake.behave = () => ({ kind: 'accept' });
    await queue();
    outbox.now += 60 * minuteMs;
    await outbox.deliver({ isBulk: true });
    expect(outbox.fake.accepted).toHaveLength(handedOver + waiting);

    expect(await resumeSending(opened.db, { id, now: outbox.now })).toBe('changed');
    await rounds(4);
    expect(new Set(mailed().map(({ to }) => to)).size).toBe(manyReaders);
    expect(outbox.fake.accepted).toHaveLength(manyReaders);
    expect(await progress(id)).toMatchObject({ state: 'sent', handedOver: manyReaders });
  });

  it('is begun once, only with an English text, and not changed afterwards', async () => {
    await addReaders(opened.db, { count: 1 });
    const { now } = outbox;
    const empty = await insertIssue(opened.db, now);
    expect(await startSending(opened.db, { id: empty, now })).toBe('unwritten');
    const german = issueTextSchema.parse({ locale: 'de', subject: 'Eine Sache', body: 'Text' });
    await saveText(opened.db, { id: empty, now }, german);
    expect(await startSending(opened.db, { id: empty, now })).toBe('unwritten');

    const id = await writeIssue(opened.db, { now });
    expect(await startSending(opened.db, { id, version: 1, now })).toBe('stale');
    const both = [startSending(opened.db, { id, now }), startSending(opened.db, { id, now })];
    expect((await Promise.all(both)).toSorted()).toEqual(['changed', 'stale']);
    expect(await saveText(opened.db, { id, now }, german)).toBe('stale');
    await expect(stopSending(opened.db, { id: 'none', now })).rejects.toMatchObject({ code: 'not_found' });
  });
});
