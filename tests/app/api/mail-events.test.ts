import '@/tests/support/route-environment';
import { createHmac, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { POST } from '@/app/api/mail-events/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { dayMs } from '@/lib/durations';
import { checkHealth } from '@/lib/http/check-health';
import { countUndelivered } from '@/lib/mail/events-store';
import { mailMessageSchema } from '@/lib/mail/message';
import { enqueue } from '@/lib/mail/outbox';
import { countRecipients, listRecipients } from '@/lib/newsletter/issues/sends-store';
import { readUndelivered } from '@/lib/staff/read-undelivered';
import { settleMail } from '@/lib/staff/settle-mail';
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
const bounced = (to: string, type = 'Permanent', message = 'No such user') =>
  event('email.bounced', to, { bounce: { type, subType: 'General', message } });
const refusal =
  '550 5.7.1 messages from [192.0.2.4] weren’t sent, part of their network is on our block list (S3140)';

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
    for (const table of ['newsletter_subscriptions', 'mail_events', 'outbox', 'staff_changes'] as const)
      await database().deleteFrom(table).execute();
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });

  it.each([
    ['a bounce for good', bounced('Reader0@nerang.example'), 'bounced', 'No such user'],
    ['a complaint', event('email.complained', 'reader0@nerang.example'), 'complained', ''],
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

  it.each([
    ['a mail that was not taken in time', bounced('reader0@nerang.example', 'Transient'), 'delayed'],
    ['a refusal for reputation', bounced('reader0@nerang.example', 'Permanent', refusal), 'refused'],
    ['a full mailbox', bounced('reader0@nerang.example', 'Permanent', '552 5.2.2 mailbox full'), 'refused'],
    [
      'an address on the provider’s list',
      event('email.suppressed', 'reader0@nerang.example', { suppressed: { message: 'On the list' } }),
      'refused',
    ],
    [
      'a mail that the provider did not try',
      event('email.failed', 'reader0@nerang.example', { failed: { reason: 'reached_daily_quota' } }),
      'failed',
    ],
  ])('stores %s, and ends nothing', async (_name, body, type) => {
    await report(body);
    expect(await subscriptions()).toMatchObject([
      { ended_at: null, paused_at: null },
      { ended_at: null, paused_at: null },
    ]);
    expect(await events()).toMatchObject([{ type }]);
  });

  it('ends only who is named of several addressees, and nobody if none is', async () => {
    const both = (message: string) =>
      JSON.stringify({
        type: 'email.bounced',
        data: {
          email_id: 're-1',
          to: ['reader0@nerang.example', 'Reader1@nerang.example'],
          bounce: { type: 'Permanent', subType: 'NoEmail', message },
        },
      });
    await report(both('550 5.1.1 user unknown'));
    expect(await subscriptions()).toMatchObject([{ ended_at: null }, { ended_at: null }]);
    await report(both('550 5.1.1 <reader1@nerang.example>: user unknown'));
    expect(await subscriptions()).toMatchObject([{ ended_at: null }, { ended_at: expect.any(Number) }]);
  });

  describe('of mails that are not taken for weeks', () => {
    const at = (mail: number, day: number, type = 'email.bounced') =>
      JSON.stringify({
        type,
        created_at: new Date(Date.now() - (30 - day) * dayMs).toISOString(),
        data: {
          email_id: `re-${mail}`,
          to: ['reader0@nerang.example'],
          ...(type === 'email.bounced' && {
            bounce: { type: 'Transient', message: `452 4.2.2 full, ${mail}` },
          }),
        },
      });
    const first = async () => (await subscriptions())[0];

    it('pauses the subscription with the last reason, and a delivery resumes it', async () => {
      for (const [mail, day] of [
        [1, 1],
        [2, 8],
      ] as const)
        await report(at(mail, day));
      expect(await first()).toMatchObject({ paused_at: null });
      await report(at(3, 15));
      expect(await first()).toMatchObject({
        ended_at: null,
        paused_at: expect.any(Number),
        pause_detail: '452 4.2.2 full, 3',
      });
      expect((await subscriptions())[1]).toMatchObject({ paused_at: null });
      expect(await countRecipients(database())).toEqual(new Map([['en', 1]]));
      const reached = { issueId: 'none', confirmedBy: Date.now(), limit: 10 };
      expect(await listRecipients(database(), reached)).toMatchObject([{ email: 'reader1@nerang.example' }]);
      await report(at(4, 20, 'email.delivered'));
      expect(await first()).toMatchObject({ paused_at: null, pause_detail: null });
    });

    it.each([
      [
        'three in a few days',
        [
          [1, 1],
          [2, 2],
          [3, 3],
        ],
        undefined,
      ],
      [
        'one mail that is reported again',
        [
          [1, 1],
          [1, 8],
          [1, 15],
        ],
        undefined,
      ],
      [
        'a delivery in between',
        [
          [1, 1],
          [2, 8],
          [4, 16],
        ],
        12,
      ],
    ] as const)('pauses nobody for %s', async (_name, reports, delivery) => {
      for (const [mail, day] of reports) {
        if (delivery !== undefined && day > delivery) await report(at(3, delivery, 'email.delivered'));
        await report(at(mail, day));
      }
      expect(await first()).toMatchObject({ paused_at: null });
    });
  });

  describe('about an enquiry', () => {
    const message = {
      from: 'a@b.example',
      to: ['mara@cornerpiece.example'],
      replyTo: { name: 'Deb', address: 'deb@nerang.example' },
      subject: 'Enquiry: Deb',
      html: 'h',
      text: 'Please call me.',
    };
    beforeEach(async () => {
      jest.replaceProperty(env, 'LEADS_TO', ['mara@cornerpiece.example', 'Olsen@cornerpiece.example']);
      jest.replaceProperty(env, 'STAFF_EMAILS', ['olsen@cornerpiece.example', 'ben@cornerpiece.example']);
      const mail = { key: 'lead-1', kind: 'lead', recipient: 'staff', message, now: 1 } as const;
      await database()
        .transaction()
        .execute((trx) => enqueue(trx, mail));
      await database().updateTable('outbox').set({ status: 'sent', provider_id: 're-1' }).execute();
    });
    const notices = async () => {
      const rows = await database()
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'undelivered')
        .execute();
      return rows.map(({ payload }) => mailMessageSchema.parse(JSON.parse(payload)));
    };

    it.each([
      [
        'bounces',
        bounced('mara@cornerpiece.example', 'Permanent', '552 5.2.2 mailbox full'),
        '552 5.2.2 mailbox full',
      ],
      [
        'fails at the provider',
        event('email.failed', 'mara@cornerpiece.example', { failed: { reason: 'reached_daily_quota' } }),
        'reached_daily_quota',
      ],
    ])(
      'that %s: health, and whoever else answers enquiries, hear of it once',
      async (_name, body, reason) => {
        await report(body, { id: 'msg_1' });
        await report(body, { id: 'msg_1' });
        const mails = await notices();
        expect(mails.flatMap(({ to }) => to).sort()).toEqual([
          'ben@cornerpiece.example',
          'olsen@cornerpiece.example',
        ]);
        expect(mails[0]).toMatchObject({ subject: 'Not delivered: Enquiry: Deb', replyTo: message.replyTo });
        expect(mails[0]?.text).toContain(reason);
        expect(mails[0]?.text).toContain('> Please call me.');
        expect(await checkHealth()).toMatchObject({
          status: 'degraded',
          mailsUndelivered: 1,
          problems: [
            { code: 'mail_undelivered', message: expect.stringContaining('1 email about an enquiry was') },
          ],
        });
        expect(await readUndelivered(database(), 10)).toMatchObject([{ key: 'lead-1', problem: reason }]);
      },
    );

    it('is no problem any more once it was delivered, or somebody has dealt with it', async () => {
      await report(bounced('mara@cornerpiece.example', 'Transient', '451 4.7.1 try later'));
      expect(await countUndelivered(database())).toBe(1);
      await report(event('email.delivered', 'mara@cornerpiece.example'));
      expect(await countUndelivered(database())).toBe(0);
      await report(bounced('mara@cornerpiece.example'));
      await settleMail(database(), { key: 'lead-1', email: 'ben@cornerpiece.example', now: 1 });
      expect(await checkHealth()).toMatchObject({ mailsUndelivered: 0 });
    });

    it('tells who answered that an answer did not arrive', async () => {
      const replyTo = { name: 'Ben', address: 'ben@cornerpiece.example' };
      const payload = JSON.stringify({ ...message, to: ['deb@nerang.example'], replyTo });
      await database().updateTable('outbox').set({ kind: 'answer', payload }).execute();
      await report(bounced('deb@nerang.example'));
      expect((await notices()).map(({ to }) => to)).toEqual([['ben@cornerpiece.example']]);
    });

    it('is nobody’s business if the mail was the newsletter', async () => {
      await database().updateTable('outbox').set({ kind: 'newsletter-issue' }).execute();
      await report(bounced('deb@nerang.example'));
      expect(await notices()).toEqual([]);
      expect(await countUndelivered(database())).toBe(0);
    });
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

  it('takes the delivery of a mail that nothing was reported of, and stores nothing', async () => {
    expect((await report(event('email.delivered', 'reader0@nerang.example'))).body).toEqual({
      success: true,
    });
    expect(await events()).toEqual([]);
  });

  it.each(['email.opened', 'contact.created'])('takes %s and does nothing', async (type) => {
    expect((await report(JSON.stringify({ type, data: {} }))).body).toEqual({ success: true });
    expect(await events()).toEqual([]);
  });

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
