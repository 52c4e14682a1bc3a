import '@/tests/support/route-environment';
import { createHmac, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { POST } from '@/app/api/mail-events/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { enqueue } from '@/lib/mail/outbox';
import { addReaders } from '@/tests/support/newsletter-readers';
import { expectFailure } from '@/tests/support/route-failure';
import { type Answer, callRoute } from '@/tests/support/route-server';

const key = Buffer.from('a key of the webhook, for tests');
const secret = `whsec_${key.toString('base64')}`;

interface Signing {
  id?: string;
  /** Seconds that the signature is old. */
  age?: number;
  signature?: string;
}

/** Posts a report as Svix signs it. */
function report(
  body: string,
  { id = `msg_${randomUUID()}`, age = 0, signature }: Signing = {},
): Promise<Answer> {
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return callRoute(POST, {
    path: '/api/mail-events',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': signature ?? `v1,AAAA v1,${signed}`,
    },
    body,
  });
}

const event = (type: string, to: string, fields: object = {}) =>
  JSON.stringify({
    type,
    created_at: '2026-11-23T01:00:00.000Z',
    data: { email_id: 're-1', from: 'us@cornerpiece.example', to: [to], subject: 's', ...fields },
  });
const bounced = (to: string, type = 'Permanent') =>
  event('email.bounced', to, { bounce: { type, subType: 'General', message: 'No such user' } });

const subscriptions = () =>
  database().selectFrom('newsletter_subscriptions').selectAll().orderBy('email').execute();
const events = () => database().selectFrom('mail_events').selectAll().execute();

describe('POST /api/mail-events', () => {
  beforeAll(() => migrateToLatest(database()));
  beforeEach(async () => {
    // Jest replaces only what is there.
    Object.assign(env, { RESEND_WEBHOOK_SECRET: undefined });
    jest.replaceProperty(env, 'RESEND_WEBHOOK_SECRET', secret);
    await addReaders(database(), { count: 2 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of ['newsletter_subscriptions', 'mail_events', 'outbox'] as const)
      await database().deleteFrom(table).execute();
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });

  it.each([
    ['a bounce for good', bounced('Reader0@nerang.example'), 'bounced', 'No such user'],
    ['a complaint', event('email.complained', 'reader0@nerang.example'), 'complained', ''],
    [
      'a suppressed address',
      event('email.suppressed', 'reader0@nerang.example', {
        suppressed: { type: 'x', message: 'On the list' },
      }),
      'bounced',
      'On the list',
    ],
  ])('ends the subscription of %s, and nobody else’s', async (_name, body, reason, detail) => {
    expect((await report(body)).body).toEqual({ success: true });
    expect(await subscriptions()).toMatchObject([
      { ended_at: expect.any(Number), end_reason: reason },
      { ended_at: null, end_reason: null },
    ]);
    expect(await events()).toMatchObject([
      { type: reason, detail, email_key: 'reader0@nerang.example', provider_id: 're-1' },
    ]);
  });

  it('notes a passing bounce, and ends nothing', async () => {
    await report(bounced('reader0@nerang.example', 'Transient'));
    expect(await subscriptions()).toMatchObject([{ ended_at: null }, { ended_at: null }]);
    expect(await events()).toMatchObject([{ type: 'delayed' }]);
  });

  it('ignores a report that comes again, also after the person has come back', async () => {
    await report(bounced('reader0@nerang.example'), { id: 'msg_1' });
    await addReaders(database(), { count: 1 });
    expect((await report(bounced('reader0@nerang.example'), { id: 'msg_1' })).status).toBe(200);
    expect((await subscriptions()).filter(({ ended_at }) => ended_at === null)).toHaveLength(2);
    expect(await events()).toHaveLength(1);
  });

  it('ties a report to its mail', async () => {
    const message = { from: 'a@b.example', to: ['c@d.example'], subject: 's', html: 'h', text: 't' };
    await database()
      .transaction()
      .execute((trx) => enqueue(trx, { key: 'lead-1', kind: 'lead', recipient: 'staff', message, now: 1 }));
    await database().updateTable('outbox').set({ status: 'sent', provider_id: 're-1' }).execute();
    await report(bounced('c@d.example'));
    expect(await events()).toMatchObject([{ mail_key: 'lead-1' }]);
  });

  it.each(['email.delivered', 'email.opened', 'contact.created'])(
    'takes %s and does nothing',
    async (type) => {
      expect((await report(JSON.stringify({ type, data: {} }))).body).toEqual({ success: true });
      expect(await events()).toEqual([]);
    },
  );

  it.each([
    ['no signature', { signature: '' }],
    ['a wrong signature', { signature: `v1,${'A'.repeat(43)}=` }],
    ['a signature of another version', { signature: 'v2,AAAA' }],
    ['a signature of six minutes ago', { age: 6 * 60 }],
    ['a signature of a future time', { age: -6 * 60 }],
    ['a strange id', { id: 'msg\u00e4' }],
  ])('answers 404 to %s, and does nothing', async (_name, signing) => {
    const answer = await report(bounced('reader0@nerang.example'), signing);
    expectFailure(answer, { status: 404, code: 'not_found' });
    expect(await subscriptions()).toMatchObject([{ ended_at: null }, { ended_at: null }]);
  });

  it('answers 404 without the setting', async () => {
    jest.replaceProperty(env, 'RESEND_WEBHOOK_SECRET', undefined);
    expectFailure(await report(bounced('reader0@nerang.example')), { status: 404, code: 'not_found' });
  });

  it.each([
    ['no JSON', '<html>', 400, 'bad_json'],
    ['no report', '[]', 400, 'bad_json'],
    ['more than 64 KB', `"${'x'.repeat(65 * 1024)}"`, 413, 'too_large'],
  ] as const)('refuses %s in the one error shape', async (_name, body, status, code) => {
    expectFailure(await report(body), { status, code });
  });

  it('refuses a report without a mail, and says what is missing', async () => {
    const fieldErrors = { 'data.email_id': [expect.any(String)], 'data.to': [expect.any(String)] };
    const answer = await report('{"type":"email.bounced","data":{}}');
    expectFailure(answer, { status: 422, code: 'validation_failed', fieldErrors });
  });
});
