import { raiseReport } from '@/lib/audit/report/report-event';
import { env } from '@/lib/config/env';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { deliverDue } from '@/lib/mail/deliver';
import { webhookTransport } from '@/lib/mail/webhook/webhook-transport';
import { confirmSubscription } from '@/lib/newsletter/confirm';
import { subscribe } from '@/lib/newsletter/subscribe';
import { findPerson } from '@/lib/privacy/person-store';
import { trapField } from '@/lib/site/trap-field';
import { sendAnswer, undoAnswer } from '@/lib/staff/answer-lead';
import { changeLead } from '@/lib/staff/change-lead';
import { retryWebhook, testWebhook } from '@/lib/staff/test-webhook';
import { listWebhookEvents } from '@/lib/staff/webhook-store';
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
    deliverDue({
      ...{ db: open.db, now: () => at, random: () => 0 },
      transport: { remembersKeysForMs: 1e9, send: async () => ({ kind: 'sent', providerId: '1' }) },
      webhook: webhookTransport({ url: to, secret, now: () => at }),
    });
  /** Their events happened one after the other. */
  const order = async (ids: readonly string[]) => {
    for (const [index, id] of ids.entries())
      await open.db
        .updateTable('outbox')
        .set({ created_at: now + index })
        .where('key', '=', `webhook-enquiry-${id}`)
        .execute();
  };
  const listTold = () => received.map(({ body }) => body.type);

  it('is told of an enquiry once, signed, and of nothing that is certainly spam', async () => {
    const id = await submit();
    await submit({ [trapField]: 'http://spam.example', elapsedMs: 10 });
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
    const { mails } = await findPerson(open.db, 'dana@whitlock.example');
    const own = mails.find(({ kind }) => kind === 'webhook');
    expect(own).toMatchObject({ status: 'sent', payload: expect.not.stringContaining('token=secret') });
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
    ['gone', [410], 'parked'],
    ['elsewhere', [302, { location: 'http://127.0.0.1:1/' }], 'posting'],
    ['not authorized', [401], 'posting'],
  ])('a receiver that is %s is not followed and loses nothing', async (_name, answer, status) => {
    answers.push(answer);
    await submit();
    await deliver();
    expect(received).toHaveLength(1);
    expect(await listWebhookEvents(open.db, 20)).toMatchObject([
      { status, last_error: `the receiver answered ${answer[0]}` },
    ]);
  });

  it('may be in the office’s network, but never where a server gets its keys, and neither holds mail up nor is held up by it', async () => {
    await submit();
    const summary = await deliver(now, 'http://169.254.169.254/latest/meta-data/');
    expect(summary).toMatchObject({ sent: 1, parked: 1 });
    expect(received).toEqual([]);
    expect(await listWebhookEvents(open.db, 20)).toMatchObject([
      { status: 'parked', park_reason: 'rejected', last_error: expect.stringContaining('url_not_allowed') },
    ]);
    await open.db
      .insertInto('outbox_pause')
      .values({ id: 1, reason: 'x', since: now, next_probe_at: now + 1e6, probes: 0 })
      .execute();
    await submit({ email: 'ben@whitlock.example' });
    await deliver();
    expect(listTold()).toEqual(['enquiry.received']);
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
    const mails = await open.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '!=', 'webhook')
      .execute();
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
