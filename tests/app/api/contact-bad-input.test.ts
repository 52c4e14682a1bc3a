import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@/app/api/contact/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import type { ErrorCode } from '@/lib/errors';
import { enquiry, postContact, postJson } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

const json = { 'content-type': 'application/json' };
const tenMegabytes = 10_000_000;

beforeAll(() => migrateToLatest(database()));
afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
});

const countLeads = async () => (await database().selectFrom('leads').select('id').execute()).length;

type Post = Parameters<typeof postContact>[0];

describe('POST /api/contact with bad input', () => {
  afterEach(async () => expect(await countLeads()).toBe(0));

  it.each<[string, Post, number, ErrorCode]>([
    ['nothing', { headers: json }, 400, 'bad_json'],
    ['no JSON', { headers: json, body: 'name=Dana' }, 400, 'bad_json'],
    ['half of a JSON', { headers: json, body: '{"name":"Dana"' }, 400, 'bad_json'],
    ['an array', { headers: json, body: JSON.stringify([enquiry]) }, 400, 'bad_json'],
    ['null', { headers: json, body: 'null' }, 400, 'bad_json'],
    ['a string', { headers: json, body: '"Dana"' }, 400, 'bad_json'],
    [
      'bytes that are not UTF-8',
      { headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) },
      400,
      'bad_json',
    ],
    ['brackets 60,000 deep', { headers: json, body: '['.repeat(60_000) }, 400, 'bad_json'],
    ['no type', { body: new TextEncoder().encode(JSON.stringify(enquiry)) }, 415, 'unsupported_type'],
    [
      'plain text',
      { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(enquiry) },
      415,
      'unsupported_type',
    ],
    ['XML', { headers: { 'content-type': 'application/xml' }, body: '<name/>' }, 415, 'unsupported_type'],
    [
      'a body over 64 KB',
      { headers: json, body: JSON.stringify({ ...enquiry, message: 'x'.repeat(65_536) }) },
      413,
      'too_large',
    ],
  ])('refuses %s [API-47]', async (_, init, status, code) => {
    expectFailure(await postContact(init), { status, code });
  });

  it('refuses 10 MB by the declared length without reading it [API-47]', async () => {
    const pull = jest.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...json, 'content-length': String(tenMegabytes) };
    const answer = await postContact({ headers, body, duplex: 'half' });
    expectFailure(answer, { status: 413, code: 'too_large' });
    expect(pull).not.toHaveBeenCalled();
  });

  it('stops reading 10 MB of undeclared length at the limit [API-47]', async () => {
    const chunk = new Uint8Array(16 * 1024);
    let sentBytes = 0;
    let isCancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        sentBytes += chunk.byteLength;
        if (sentBytes > tenMegabytes) return controller.close();
        controller.enqueue(chunk);
      },
      cancel() {
        isCancelled = true;
      },
    });
    const answer = await postContact({ headers: json, body, duplex: 'half' });
    expectFailure(answer, { status: 413, code: 'too_large' });
    expect(isCancelled).toBe(true);
    expect(sentBytes).toBeLessThanOrEqual(96 * 1024);
  });

  it('refuses a body that breaks off [API-47]', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('ECONNRESET')) });
    expectFailure(await postContact({ headers: json, body, duplex: 'half' }), {
      status: 400,
      code: 'bad_form',
    });
  });

  it('refuses damaged multipart data [API-47]', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' };
    expectFailure(await postContact({ headers, body: 'no boundary here' }), {
      status: 400,
      code: 'bad_form',
    });
  });

  it.each([
    ['name', 'Dana\r\nBcc: everyone@example.org'],
    ['phone', '07 5500\n0000'],
    ['source', 'package\r\nBcc: everyone@example.org'],
  ])('refuses a line break in %s, which could become a mail header [API-47]', async (field, value) => {
    expectFailure(await postJson({ ...enquiry, [field]: value }), {
      status: 422,
      code: 'validation_failed',
      fieldErrors: {
        [field]: [
          'This has line breaks or hidden characters, which we can’t accept. What you typed is still here: please put it on one line.',
        ],
      },
    });
  });

  it.each(['dana@example.com\r\nBcc: everyone@example.org', 'dana@example.com, everyone@example.org'])(
    'refuses a second address in the e-mail field: %j [API-02, API-47]',
    async (email) => {
      const answer = await postJson({ ...enquiry, email });
      expect(answer.body).toMatchObject({
        code: 'validation_failed',
        fieldErrors: { email: [expect.any(String)] },
      });
      expect(answer.status).toBe(422);
    },
  );

  it.each([
    ['GET', GET],
    ['PUT', PUT],
    ['PATCH', PATCH],
    ['DELETE', DELETE],
  ])('refuses %s and says what is allowed [API-47]', async (method, handler) => {
    const answer = await callRoute(handler, { path: '/api/contact', method });
    expectFailure(answer, { status: 405, code: 'method_not_allowed' });
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('refuses HEAD without a body and answers OPTIONS with what is allowed', async () => {
    const head = await callRoute(HEAD, { path: '/api/contact', method: 'HEAD' });
    expect([head.status, head.text]).toEqual([405, '']);
    const options = await callRoute(OPTIONS, { path: '/api/contact', method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('POST /api/contact with odd input', () => {
  it.each([
    ['NUL', 'a\u0000b', 'ab'],
    ['half a character', 'a\ud83db', 'a\ufffdb'],
  ])('takes a message with %s, which no database could store, without it', async (_, message, stored) => {
    expect((await postJson({ ...enquiry, message })).status).toBe(200);
    const last = await database()
      .selectFrom('leads')
      .select('message')
      .orderBy('received_at', 'desc')
      .execute();
    expect(last.map((lead) => lead.message)).toContain(stored);
  });

  it('does not mind fields it does not know, nor a prototype among them', async () => {
    const body = `{"__proto__":{"admin":true},"constructor":1,"extra":[],${JSON.stringify(enquiry).slice(1)}`;
    expect((await postContact({ headers: json, body })).status).toBe(200);
  });
});
