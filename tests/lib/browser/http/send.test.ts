import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SendError, send } from '@/lib/browser/http/send';

interface Seen {
  request: IncomingMessage;
  body: string;
}

let server: Server;
let address: string;
let seen: Seen[];
let answer: { status: number; body: string };

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: '{"success":true}' };
  server = createServer(async (request, response) => {
    seen.push({ request, body: await text(request) });
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  address = `http://127.0.0.1:${port}/api/contact`;
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function failure(status: number, body: string): Promise<SendError> {
  answer = { status, body };
  const error: unknown = await send(address, {}, { language: 'en-AU' }).catch((thrown: unknown) => thrown);
  if (!(error instanceof SendError)) throw new Error('expected a SendError');
  return error;
}

describe('send', () => {
  it('sends JSON, with the page’s language and the draft’s key [API-48]', async () => {
    await send(address, { name: 'Deb' }, { language: 'fa', idempotencyKey: 'draft-1-key' });

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

    await send(address, {}, { language: 'en-AU' });

    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'include' }));
  });

  it('returns the response when it is ok', async () => {
    const response = await send(address, {}, { language: 'en-AU' });

    await expect(response.json()).resolves.toEqual({ success: true });
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
    server.removeAllListeners('request').on('request', (request) => request.destroy());

    await expect(send(address, {}, { language: 'en-AU' })).rejects.toThrow('fetch failed');
  });
});
