import { readEnv } from '@/lib/config/read-env';
import { checkAddress } from '@/scripts/doctor/check-address';
import { checkClock } from '@/scripts/doctor/examine';

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** No name of a public site resolves in a test, so its answer is given here. */
function answerWith(headers: Record<string, string>, body: object = { status: 'ok' }, status = 200): void {
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status, headers });
}

async function states(settings: Record<string, string>) {
  const findings = await checkAddress(readEnv({ SITE_URL: 'https://agency.test', ...settings }));
  return Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
}

describe('the address of the site', () => {
  it('is fine by https with as many proxies as show', async () => {
    answerWith({});
    expect(new Set(Object.values(await states({})))).toEqual(new Set(['fine']));
    answerWith({ server: 'nginx' });
    expect(await states({ TRUSTED_PROXIES: '1' })).toMatchObject({ TRUSTED_PROXIES: 'fine' });
  });

  it('is wrong without encryption, and to do while it is this machine’s own', async () => {
    answerWith({});
    expect(await states({ SITE_URL: 'http://agency.test' })).toMatchObject({ Address: 'wrong' });
    expect(await states({ SITE_URL: '' })).toMatchObject({ Address: 'to do' });
  });

  it('is wrong when nothing answers there, or not the site', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND agency.test') });
    };
    expect(await checkAddress(readEnv({ SITE_URL: 'https://agency.test' }))).toEqual([
      expect.objectContaining({ state: 'wrong', text: expect.stringContaining('ENOTFOUND') }),
    ]);
    answerWith({}, {}, 502);
    expect(await states({})).toMatchObject({ 'Running site': 'wrong' });
  });

  it('tells what the site itself complains of', async () => {
    answerWith(
      {},
      { status: 'degraded', problems: [{ code: 'mail_parked', message: 'Two mails were given up.' }] },
    );
    const findings = await checkAddress(readEnv({ SITE_URL: 'https://agency.test' }));
    expect(findings).toContainEqual(expect.objectContaining({ text: 'It says: Two mails were given up.' }));
  });

  it('shows proxies that are not counted or not there', async () => {
    answerWith({ via: '1.1 front' });
    expect(await states({})).toMatchObject({ TRUSTED_PROXIES: 'wrong' });
    answerWith({});
    expect(await states({ TRUSTED_PROXIES: '1' })).toMatchObject({ TRUSTED_PROXIES: 'to do' });
  });
});

describe('the clock', () => {
  const state = async () => (await checkClock(readEnv({}))).state;
  const date = (offsetMs: number) => new Date(Date.now() + offsetMs).toUTCString();

  it('is compared with a provider’s, not with the site’s own', async () => {
    answerWith({ date: date(20_000) });
    expect(await state()).toBe('fine');
    answerWith({ date: date(-300_000) });
    expect(await state()).toBe('wrong');
    answerWith({});
    expect(await state()).toBe('to do');
  });
});
