import { createServer } from 'node:net';
import { classifyRefusal, resendTransport } from '@/lib/mail/resend';
import { type FakeBehaviour, type FakeResend, startFakeResend } from '../../support/fake-resend';
import { listen } from '../../support/listen';
import { makeCertificate } from '../../support/make-certificate';
import { startSecureServer } from '../../support/secure-server';

const message = {
  from: 'Us <us@cornerpiece.example>',
  to: ['staff@cornerpiece.example'],
  replyTo: { name: 'Zoë', address: 'zoe@example.com' },
  subject: 'Enquiry',
  html: '<p>Hello</p>',
  text: 'Hello',
};

describe('resendTransport', () => {
  let fake: FakeResend;
  beforeEach(async () => {
    fake = await startFakeResend();
  });
  afterEach(() => fake.stop());

  const send = (key = 'lead-1', timeoutMs?: number) =>
    resendTransport({ apiKey: 're_test', baseUrl: `${fake.baseUrl}/`, timeoutMs }).send(message, key);

  it('sends the mail with its key and the API key', async () => {
    await expect(send()).resolves.toEqual({ kind: 'sent', providerId: expect.any(String) });
    const [request] = fake.requests;
    expect(request?.key).toBe('lead-1');
    expect(request?.authorization).toBe('Bearer re_test');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      from: message.from,
      to: message.to,
      reply_to: '"Zoë" <zoe@example.com>',
      subject: message.subject,
      html: message.html,
      text: message.text,
    });
  });

  it('sends further header fields unchanged', async () => {
    const headers = { 'List-Unsubscribe': '<https://cornerpiece.example/out>' };
    await resendTransport({ apiKey: 're_test', baseUrl: fake.baseUrl }).send(
      { ...message, headers },
      'letter-1',
    );
    expect(JSON.parse(fake.requests[0]?.body ?? '')).toMatchObject({ headers });
  });

  it('gets the first answer again for the same key, and sends one mail', async () => {
    const first = await send();
    await expect(send()).resolves.toEqual(first);
    expect(fake.accepted).toHaveLength(1);
  });

  it.each<[string, FakeBehaviour]>([
    ['the connection is cut', { kind: 'dropped' }],
    ['the answer is unreadable', { kind: 'garbled' }],
    ['a gateway has no answer', { kind: 'error', status: 502, name: 'application_error' }],
    ['a gateway waited too long', { kind: 'error', status: 504, name: 'application_error' }],
  ])('does not know the outcome when %s', async (_case, behaviour) => {
    fake.behave = () => behaviour;
    await expect(send()).resolves.toMatchObject({ kind: 'unknown' });
  });

  const sendTo = (baseUrl: string, timeoutMs?: number) =>
    resendTransport({ apiKey: 're_test', baseUrl, timeoutMs }).send(message, 'lead-1');

  it('knows that nothing was sent when nothing listens', async () => {
    const { baseUrl } = fake;
    await fake.stop();
    await expect(sendTo(baseUrl)).resolves.toEqual({
      kind: 'retry',
      error: expect.stringContaining('ECONNREFUSED'),
    });
    fake = await startFakeResend(Number(new URL(baseUrl).port));
  });

  it('knows that nothing was sent when the name can not be looked up', async () => {
    await expect(sendTo('http://mail.invalid')).resolves.toEqual({
      kind: 'retry',
      error: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    });
  });

  it('knows that nothing was sent when the certificate is nobody’s', async () => {
    const server = await startSecureServer(makeCertificate({ names: ['localhost'] }));
    await expect(sendTo(`https://localhost:${server.port}`)).resolves.toEqual({
      kind: 'retry',
      error: expect.stringMatching(/self-signed/),
    });
    expect(server.hosts).toEqual([]);
    await server.stop();
  });

  it('knows that nothing was sent when the handshake never ends', async () => {
    const { port, stop } = await listen(createServer());
    await expect(sendTo(`https://127.0.0.1:${port}`, 1000)).resolves.toEqual({
      kind: 'retry',
      error: expect.stringMatching(/TIMEOUT/i),
    });
    await stop();
  });

  it('stops waiting for an answer that does not come, and cuts the connection', async () => {
    fake.behave = () => ({ kind: 'silent' });
    const hungUp = new Promise<void>((resolve) => {
      fake.onHangUp = resolve;
    });
    await expect(send('lead-1', 100)).resolves.toMatchObject({ kind: 'unknown' });
    await expect(hungUp).resolves.toBeUndefined();
  });

  it.each([
    [429, 'rate_limit_exceeded'],
    [500, 'internal_server_error'],
    [503, 'application_error'],
    [409, 'concurrent_idempotent_requests'],
  ])('will try again after %s %s', async (status, name) => {
    fake.behave = () => ({ kind: 'error', status, name });
    await expect(send()).resolves.toMatchObject({ kind: 'retry', error: expect.stringContaining(name) });
  });

  it('waits as long as it is asked to', async () => {
    const headers = { 'retry-after': '7' };
    fake.behave = () => ({ kind: 'error', status: 429, name: 'rate_limit_exceeded', headers });
    await expect(send()).resolves.toMatchObject({ kind: 'retry', retryAfterMs: 7000 });
  });

  it.each([
    [401, 'missing_api_key'],
    [401, 'restricted_api_key'],
    [403, 'invalid_api_key'],
    [403, 'validation_error'],
    [404, 'not_found'],
    [422, 'invalid_from_address'],
    [429, 'daily_quota_exceeded'],
    [429, 'monthly_quota_exceeded'],
  ])('takes %s %s for a refusal of the account, not of the mail', async (status, name) => {
    fake.behave = () => ({ kind: 'error', status, name });
    await expect(send()).resolves.toEqual({ kind: 'account_refused', error: expect.stringContaining(name) });
  });

  it('knows that a wrong sender is about every mail', () => {
    const refusal = { name: 'validation_error', statusCode: 422, message: 'Invalid `from` field.' };
    expect(classifyRefusal(refusal)).toBe('account_refused');
    expect(classifyRefusal({ ...refusal, message: 'Invalid `to` field.' })).toBe('rejected');
  });

  it.each([302, 400, 413])('will try again after a %s that is not the provider’s own', async (status) => {
    fake.behave = () => ({ kind: 'error', status, name: 'application_error' });
    await expect(send()).resolves.toMatchObject({ kind: 'retry' });
  });

  it.each([
    [400, 'validation_error'],
    [409, 'invalid_idempotent_request'],
    [422, 'validation_error'],
    [422, 'missing_required_field'],
  ])('takes %s %s for a refusal', async (status, name) => {
    fake.behave = () => ({ kind: 'error', status, name });
    await expect(send()).resolves.toMatchObject({ kind: 'rejected', error: expect.stringContaining(name) });
  });
});
