import { setTimeout as wait } from 'node:timers/promises';
import { raiseReport } from '@/lib/audit/report/report-event';
import { env } from '@/lib/config/env';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { confirmSubscription } from '@/lib/newsletter/confirm-subscription';
import { subscribe } from '@/lib/newsletter/subscribe';
import { findPerson } from '@/lib/privacy/person-store';
import { honeypotField } from '@/lib/site/honeypot-field';
import { sendAnswer, undoAnswer } from '@/lib/staff/answer-lead';
import { changeLead } from '@/lib/staff/change-lead';
import { retryWebhook, testWebhook } from '@/lib/staff/test-webhook';
import { countNotTaken, listEvents } from '@/lib/webhook/events-store';
import { createPost } from '@/lib/webhook/post-event';
import { createWebhookJob } from '@/lib/webhook/webhook-job';
import { finishJobs } from '@/tests/support/finish-jobs';
import { eachTest } from '@/tests/support/started';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';
import { sampleAuditFacts } from '../../support/sample-audit-facts';
import { webhookSecret as secret, startWebhookReceiver } from '../../support/webhook-receiver';

const now = Date.parse('2026-11-27T10:00+10:00');
const anna = 'anna@cornerpiece.example';

let received: Awaited<ReturnType<typeof startWebhookReceiver>>['received'];
let answers: Awaited<ReturnType<typeof startWebhookReceiver>>['answers'];

describe.each(portableStores)('the webhook on %s', (_, start) => {
  const open = useNewDatabases(start);
  let url: string;
  const receiver = eachTest(startWebhookReceiver);
  beforeEach(() => {
    ({ received, answers } = receiver);
    url = `${receiver.origin}/hook?token=secret`;
    env.WEBHOOK_URL = url;
  });
  afterEach(() => {
    env.WEBHOOK_URL = undefined;
  });

  const submit = async (fields: Record<string, unknown> = {}) => {
    const typed = {
      name: 'Dana',
      email: 'dana@whitlock.example',
      message: 'Call <me> & *Bob*',
      service: 'seo',
    };
    const input = contactSchema.parse({ ...typed, ...fields });
    return (await submitLead(input, { now: new Date(now) }, { db: open.db })).id;
  };
  const deliver = (at = now, to = url) =>
    finishJobs(
      [createWebhookJob({ post: createPost({ url: to, secret, now: () => at }), random: () => 0 })],
      {
        db: open.db,
        now: () => at,
      },
    );
  /** Their events happened one after the other. */
  const order = async (ids: readonly string[]) => {
    for (const [index, id] of ids.entries())
      await open.db
        .updateTable('webhook_events')
        .set({ created_at: now + index })
        .where('id', '=', `webhook-enquiry-${id}`)
        .execute();
  };
  const listTold = () => received.map(({ body }) => body.type);

  it('is told of an enquiry once, signed, and of nothing that is certainly spam', async () => {
    const id = await submit();
    await submit({ [honeypotField]: 'http://spam.example', elapsedMs: 10 });
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': `webhook-enquiry-${id}`,
      'webhook-timestamp': String(now / 1000),
    });
    expect(received[0]?.body).toMatchObject({
      type: 'enquiry.received',
      timestamp: new Date(now).toISOString(),
      data: { id, email: 'dana@whitlock.example', service: 'seo', message: 'Call <me> & *Bob*' },
    });
    // It goes when the person asks to be forgotten, and doesn't show the address, which is a secret of some chats.
    const { events } = await findPerson(open.db, 'dana@whitlock.example');
    expect(events).toMatchObject([{ state: 'told', body: expect.not.stringContaining('token=secret') }]);
    // Nothing of it is a mail.
    expect(await open.db.selectFrom('outbox').select('kind').distinct().execute()).not.toContainEqual({
      kind: 'webhook',
    });
  });

  it('is tried again with the same id and body, later and signed anew, as long as it asks for', async () => {
    await submit();
    answers.push([503, { 'retry-after': '120' }]);
    await deliver();
    await deliver(now + 100_000);
    expect(received).toHaveLength(1);
    await deliver(now + 121_000);
    const [first, second] = received;
    expect(second?.text).toBe(first?.text);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).toBe(String((now + 121_000) / 1000));
  });

  it('is told in the order in which things happened, also by the receiver that was away', async () => {
    const people = ['a', 'b', 'c'].map((name) => `${name}@whitlock.example`);
    const ids: string[] = [];
    for (const email of people) ids.push(await submit({ email }));
    await order(ids);
    answers.push([503], [503]);
    await deliver();
    expect(received).toHaveLength(1);
    // A new event is no reason to ask for the later ones; the oldest is tried, and all wait for it.
    ids.push(await submit({ email: 'new@whitlock.example' }));
    await order(ids);
    await deliver();
    expect(received).toHaveLength(2);
    await deliver();
    expect(received).toHaveLength(2);
    await deliver(now + 60_000);
    const told = received.map(({ body }) => body.data.id);
    expect(told).toEqual([ids[0], ids[0], ...ids]);
  });

  it('is told at once when staff ask for it', async () => {
    const ids = [await submit(), await submit({ email: 'ben@whitlock.example' })];
    await order(ids);
    answers.push([503, { 'retry-after': '3000' }]);
    await deliver();
    const later = now + 120_000;
    await deliver(later);
    expect(received).toHaveLength(1);
    await retryWebhook(open.db, { email: anna, now: later });
    await deliver(later);
    expect(received.map(({ body }) => body.data.id)).toEqual([ids[0], ...ids]);
    expect(await open.db.selectFrom('staff_changes').select('action').execute()).toEqual([
      { action: 'retried_webhook' },
    ]);
  });

  it.each<[string, (typeof answers)[number], string]>([
    ['gone', [410], 'given_up'],
    ['elsewhere', [302, { location: 'http://127.0.0.1:1/' }], 'waiting'],
    ['not authorized', [401], 'waiting'],
  ])('a receiver that is %s is not followed and loses nothing', async (_name, answer, state) => {
    answers.push(answer);
    await submit();
    await deliver();
    expect(received).toHaveLength(1);
    expect(await listEvents(open.db, 20)).toMatchObject([
      { state, error: `the receiver answered ${answer[0]}` },
    ]);
    expect(await countNotTaken(open.db)).toBe(1);
    // Staff have it tried again, whether it waits or was given up.
    await retryWebhook(open.db, { email: anna, now: now + 1 });
    await deliver(now + 1);
    expect(await listEvents(open.db, 20)).toMatchObject([{ state: 'told', error: null }]);
    expect(await countNotTaken(open.db)).toBe(0);
  });

  it('may be in the office’s network, but never where a server gets its keys', async () => {
    await submit();
    for (const keys of ['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/latest/']) {
      await retryWebhook(open.db, { email: anna, now });
      await deliver(now, keys);
      expect(await listEvents(open.db, 20)).toMatchObject([
        { state: 'given_up', error: expect.stringContaining('url_not_allowed') },
      ]);
    }
    expect(received).toEqual([]);
    // 127.0.0.1 is as private as an office's network.
    await retryWebhook(open.db, { email: anna, now });
    await deliver();
    expect(listTold()).toEqual(['enquiry.received']);
  });

  it('is given up after three days, so that the later ones go on', async () => {
    const ids = [await submit(), await submit({ email: 'ben@whitlock.example' })];
    await order(ids);
    await open.db
      .updateTable('webhook_events')
      .set({ created_at: now - 3 * 86_400_000 })
      .where('id', '=', `webhook-enquiry-${ids[0]}`)
      .execute();
    answers.push([503]);
    await deliver();
    expect(received.map(({ body }) => body.data.id)).toEqual(ids);
    expect((await listEvents(open.db, 20)).map(({ state }) => state)).toEqual(['told', 'given_up']);
  });

  it('is told what is stored while the job ends', async () => {
    const first = await submit();
    let stored: Promise<unknown> = Promise.resolve();
    const told: string[] = [];
    const post = async ({ id }: { id: string }) => {
      told.push(id);
      if (told.length > 1) return { kind: 'told' } as const;
      const held = Promise.withResolvers<void>();
      stored = open.db.transaction().execute(async (trx) => {
        await raiseReport(trx, {
          ...{ facts: sampleAuditFacts(), id: 'run-1', token: 'T'.repeat(22), now },
          input: { businessName: 'Smith', email: 'dana@whitlock.example', locale: 'en' },
        });
        held.resolve();
        // Until then the job has looked for more, and found nothing.
        await wait(300);
      });
      await held.promise;
      return { kind: 'told' } as const;
    };
    await finishJobs([createWebhookJob({ post })], { db: open.db, now: () => now });
    await stored;
    expect(told).toEqual([`webhook-enquiry-${first}`, 'webhook-report-run-1']);
  });

  it('is told of the first answer only, and of none that was taken back', async () => {
    const [marked, answered] = [await submit(), await submit({ email: 'ben@whitlock.example' })];
    const change = { leadId: marked, email: anna, now } as const;
    await changeLead(open.db, { ...change, version: 0, action: 'answered' });
    await changeLead(open.db, { ...change, version: 1, action: 'won', amount: '100' });
    const answer = { leadId: answered, email: anna, body: 'Yes.', seen: 0, now };
    await sendAnswer(open.db, { ...answer, id: '6ad0f3c8-7f0a-4d0c-9a9b-000000000001', version: 0 });
    await undoAnswer(open.db, { id: '6ad0f3c8-7f0a-4d0c-9a9b-000000000001', email: anna, now: now + 1000 });
    await deliver(now + 60_000);
    expect(listTold().filter((type) => type === 'enquiry.answered')).toHaveLength(1);
    expect(received.find(({ body }) => body.type === 'enquiry.answered')?.body.data).toMatchObject({
      ...{ id: marked, answeredBy: anna },
    });
    await sendAnswer(open.db, { ...answer, id: '6ad0f3c8-7f0a-4d0c-9a9b-000000000002', version: 2 });
    await deliver(now + 120_000);
    expect(received.at(-1)?.body).toMatchObject({ type: 'enquiry.answered', data: { id: answered } });
  });

  it('is told of reports, subscribers and tests', async () => {
    const input = { businessName: 'Smith', email: 'dana@whitlock.example', locale: 'en' } as const;
    const report = { facts: sampleAuditFacts(), input, id: 'run-1', token: 'T'.repeat(22), now };
    await open.db.transaction().execute((trx) => raiseReport(trx, report));
    await subscribe({ email: 'reader@whitlock.example', locale: 'de' }, { db: open.db, now });
    const mails = await open.db.selectFrom('outbox').select('payload').execute();
    const token = /confirm\?token=([\w-]+)/.exec(mails.map(({ payload }) => payload).join())?.[1] ?? '';
    await confirmSubscription(token, { db: open.db, now });
    await testWebhook(open.db, { email: anna, now });
    await deliver();
    expect(listTold().toSorted()).toEqual(['newsletter.joined', 'report.finished', 'webhook.test']);
    const told = Object.fromEntries(received.map(({ body }) => [body.type, body.data]));
    expect(told).toMatchObject({
      'newsletter.joined': { email: 'reader@whitlock.example', language: 'de' },
      'report.finished': { businessName: 'Smith', score: expect.any(Number) },
      'webhook.test': { sentBy: anna },
    });
  });
});
