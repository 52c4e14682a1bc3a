import { type RunningSite, startSite } from '@/tests/support/route-site';

const enquiry = { name: 'Dana', email: 'dana@whitlock-motors.example', message: 'Hello' };
const json = { 'content-type': 'application/json' };
const startMs = 30_000;

let site: RunningSite;

const post = (init: RequestInit & { duplex?: 'half' }) =>
  fetch(`${site.url}/api/contact`, { method: 'POST', redirect: 'manual', ...init });
const postEnquiry = (headers: Record<string, string> = {}) =>
  post({ headers: { ...json, ...headers }, body: JSON.stringify(enquiry) });

async function statusesOf(
  count: number,
  headers: (index: number) => Record<string, string>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await postEnquiry(headers(index))).status);
  return statuses;
}

const tenTaken = Array(10).fill(200);

describe('the contact route of the built site, reached directly', () => {
  beforeAll(async () => {
    site = await startSite();
  }, startMs);
  afterAll(() => site.stop());

  it('stops a flood whatever X-Forwarded-For it invents', async () => {
    const statuses = await statusesOf(11, (index) => ({ 'x-forwarded-for': `9.9.9.${index}` }));
    expect(statuses).toEqual([...tenTaken, 429]);
  });
});

describe('the contact route of the built site, behind one proxy', () => {
  beforeAll(async () => {
    site = await startSite({ TRUSTED_PROXIES: '1' });
  }, startMs);
  afterAll(() => site.stop());

  it('counts by the address the proxy saw, not by what the client put before it', async () => {
    const statuses = await statusesOf(11, (index) => ({ 'x-forwarded-for': `9.9.9.${index}, 198.51.100.1` }));
    expect(statuses).toEqual([...tenTaken, 429]);
    expect((await postEnquiry({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
  });

  it('takes an enquiry and answers its id [API-01]', async () => {
    const answer = await postEnquiry();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends an HTML form on to the page that shows the result [API-07]', async () => {
    const answer = await post({ body: new URLSearchParams({ ...enquiry, locale: 'en' }) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent']);
    expect((await fetch(`${site.url}/contact`)).status).toBe(200);
  });

  it.each([
    ['declared', () => ({ body: 'x'.repeat(10_000_000) })],
    ['streamed', () => ({ body: chunks(10_000_000), duplex: 'half' as const })],
  ])('refuses 10 MB, %s, and goes on working [API-47]', async (_, init) => {
    const answer = await post({ headers: json, ...init() });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ success: false, code: 'too_large', message: expect.any(String) });
    expect((await postEnquiry()).status).toBe(200);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('refuses %s in the one shape [API-47]', async (method) => {
    const answer = await fetch(`${site.url}/api/contact`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
  });

  it('answers an unknown address of the API in the one shape [API-47]', async () => {
    const answer = await fetch(`${site.url}/api/nothing/here`, { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ success: false, code: 'not_found', message: expect.any(String) });
  });
});

function chunks(sizeBytes: number): ReadableStream<Uint8Array> {
  let leftBytes = sizeBytes;
  return new ReadableStream({
    pull(controller) {
      if (leftBytes <= 0) return controller.close();
      controller.enqueue(new Uint8Array(64 * 1024).fill(120));
      leftBytes -= 64 * 1024;
    },
  });
}
