import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { SendError, send } from '@/lib/browser/http/send';
import { serve } from '@/tests/support/listen';

interface Seen {
  request: IncomingMessage;
  body: string;
}

let server: Awaited<ReturnType<typeof serve>>;
let address: string;
let seen: Seen[];
/** Status 0 breaks the connection. */
let answer: { status: number; body: string; type?: string };

const marks = { success: 'true', id: 'string' } as const;

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: '{"success":true,"id":"lead-1"}' };
  server = await serve(async (request, response) => {
    seen.push({ request, body: await text(request) });
    const { status, body, type = 'application/json; charset=utf-8' } = answer;
    if (status === 0) return void response.destroy();
    response.writeHead(status, { 'Content-Type': type }).end(status === 204 ? undefined : body);
  });
  address = `${server.origin}/api/contact`;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

async function failure(status: number, body: string): Promise<SendError> {
  answer = { status, body };
  const error: unknown = await send(address, {}, { language: 'en-AU', marks }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SendError)) throw new Error('expected a SendError');
  return error;
}

describe('send', () => {
  it('sends JSON, with the page’s language and the draft’s key [API-48]', async () => {
    await send(address, { name: 'Deb' }, { language: 'fa', marks, idempotencyKey: 'draft-1-key' });

    expect(seen).toHaveLength(1);
    expect(seen[0]?.request.method).toBe('POST');
    expect(seen[0]?.body).toBe('{"name":"Deb"}');
    expect(seen[0]?.request.headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'fa',
      'content-type': 'application/json',
      'idempotency-key': 'draft-1-key',
    });
  });

  it('includes credentials [API-48]', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');

    await send(address, {}, { language: 'en-AU', marks });

    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'include' }));
  });

  it('returns an answer of ours that says so', async () => {
    await expect(send(address, {}, { language: 'en-AU', marks })).resolves.toEqual({
      success: true,
      id: 'lead-1',
    });
  });

  it.each([
    ['a firewall’s page', { body: '<!doctype html><title>Blocked</title>', type: 'text/html' }],
    ['a page that is labelled JSON', { body: '<h1>Sign in to Wi-Fi</h1>' }],
    ['our JSON with another label', { body: '{"success":true,"id":"lead-1"}', type: 'text/plain' }],
    ['no content', { status: 204, body: '' }],
    ['an empty body', { body: '' }],
    ['an empty object', { body: '{}' }],
    ['"success" without what we return', { body: '{"success":true}' }],
    ['a field of another type', { body: '{"success":true,"id":7}' }],
    ['"success" as text', { body: '{"success":"true","id":"lead-1"}' }],
    ['"success": false', { body: '{"success":false,"id":"lead-1"}' }],
    ['JSON that was cut off', { body: '{"success":true,"id":"le' }],
    ['null', { body: 'null' }],
    ['a list', { body: '[{"success":true,"id":"lead-1"}]' }],
  ])('does not take %s in the 200s for success', async (_what, other) => {
    answer = { status: 200, ...other };
    await expect(send(address, {}, { language: 'en-AU', marks })).rejects.toThrow(SendError);
  });

  it('throws "status: body text" with status, code, sentence and field errors [API-49]', async () => {
    const body = JSON.stringify({
      success: false,
      code: 'validation_failed',
      message: 'Please check the marked fields.',
      fieldErrors: { email: ['This is not an email address.'] },
    });

    const error = await failure(422, body);

    expect(error.message).toBe(`422: ${body}`);
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      visitorMessage: 'Please check the marked fields.',
      fieldErrors: { email: ['This is not an email address.'] },
    });
  });

  it.each([
    ['a proxy’s page', '<h1>Bad Gateway</h1>'],
    ['JSON that is not ours', '{"message":"upstream says no"}'],
    ['a list', '["no"]'],
    ['nothing', ''],
  ])('shows a visitor nothing of %s [API-49]', async (_what, body) => {
    const error = await failure(502, body);

    expect(error.message).toBe(`502: ${body}`);
    expect(error).toMatchObject({ status: 502, code: undefined, visitorMessage: undefined, fieldErrors: {} });
  });

  it('drops field errors that are not lists of sentences', async () => {
    const error = await failure(
      422,
      '{"success":false,"fieldErrors":{"name":"no","email":[1,"Enter one."],"phone":[]}}',
    );

    expect(error.fieldErrors).toEqual({ email: ['Enter one.'] });
  });

  it('throws what fetch throws when the connection breaks', async () => {
    answer.status = 0;

    await expect(send(address, {}, { language: 'en-AU', marks })).rejects.toThrow('fetch failed');
  });
});
