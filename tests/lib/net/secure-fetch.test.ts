import { FetchError } from '@/lib/net/fetch-error';
import { probeTls } from '@/lib/net/outbound/probe-tls';
import { type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import { type HostileServer, says, startHostileServer } from '../../support/hostile-server';
import { type Certificate, makeCertificate } from '../../support/make-certificate';
import { type SecureServer, startSecureServer } from '../../support/secure-server';

const names = ['shop.example'];
const authority = makeCertificate({ names: ['Authority of the tests'] });
const trusted = makeCertificate({ names, issuer: authority });
let open: (SecureServer | HostileServer)[] = [];

afterEach(async () => {
  await Promise.all(open.map((server) => server.stop()));
  open = [];
});

async function start(certificate: Certificate, protocols?: readonly string[]): Promise<SecureServer> {
  const server = await startSecureServer(certificate, protocols);
  open.push(server);
  return server;
}

function reaching(port: number): SafeFetchOptions {
  return {
    ca: authority.cert,
    totalMs: 2000,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allowed: [{ host: 'shop.example', fromPort: port, toPort: port }],
  };
}

async function failure(port: number, options: SafeFetchOptions = {}) {
  const error: unknown = await safeFetch(`https://shop.example:${port}/`, {
    ...reaching(port),
    ...options,
  }).catch((thrown: unknown) => thrown);
  return error instanceof FetchError ? { code: error.code, fault: error.tlsFault } : error;
}

describe('safeFetch over TLS', () => {
  it('connects to the address it checked, and asks for the name', async () => {
    const server = await start(trusted);
    const answer = await safeFetch(`https://shop.example:${server.port}/`, reaching(server.port));
    expect(answer).toMatchObject({ status: 200, remoteAddress: '127.0.0.1', body: Buffer.from('hello') });
    expect(server.names).toEqual(['shop.example']);
    expect(server.hosts).toEqual([`shop.example:${server.port}`]);
  });

  it.each<[string, Certificate, string]>([
    [
      'expired',
      makeCertificate({
        names,
        issuer: authority,
        notAfter: new Date('2020-01-02'),
        notBefore: new Date('2020-01-01'),
      }),
      'expired',
    ],
    [
      'not yet valid',
      makeCertificate({
        names,
        issuer: authority,
        notBefore: new Date('2090-01-01'),
        notAfter: new Date('2091-01-01'),
      }),
      'expired',
    ],
    ['of another host', makeCertificate({ names: ['other.example'], issuer: authority }), 'wrong_host'],
    ['signed by itself', makeCertificate({ names }), 'self_signed'],
  ])('tells a certificate that is %s', async (_what, certificate, fault) => {
    const server = await start(certificate);
    expect(await failure(server.port)).toEqual({ code: 'tls_error', fault });
    expect(server.hosts).toEqual([]);
  });

  it('tells a certificate without the one that vouches for it', async () => {
    const server = await start(makeCertificate({ names, issuer: makeCertificate({ names: ['Stranger'] }) }));
    expect(await failure(server.port)).toEqual({ code: 'tls_incomplete', fault: undefined });
  });

  it('reports no certificate fault for a server without TLS', async () => {
    const plain = await startHostileServer();
    open.push(plain);
    plain.greet(says('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await failure(plain.port)).toEqual({ code: 'tls_failed', fault: undefined });
  });

  it('does not wait for a handshake that never ends', async () => {
    const server = await startHostileServer();
    open.push(server);
    expect(await failure(server.port, { totalMs: 300 })).toMatchObject({ code: 'timeout' });
  });

  it('trusts no certificate because it was trusted elsewhere', async () => {
    const server = await start(trusted);
    expect(await failure(server.port, { ca: undefined })).toEqual({
      code: 'tls_incomplete',
      fault: undefined,
    });
  });
});

describe('probeTls', () => {
  it.each([
    [['h2', 'http/1.1'], 'h2'],
    [['http/1.1'], 'http/1.1'],
  ])('says what a server that speaks %j agrees to, without asking for a page', async (protocols, agreed) => {
    const server = await start(trusted, protocols);
    const options = reaching(server.port);
    const tls = await probeTls(`https://shop.example:${server.port}/`, options);
    expect(tls?.protocol).toBe(agreed);
    expect(Date.parse(tls?.certificate?.to ?? '')).toBeGreaterThan(Date.parse(tls?.certificate?.from ?? ''));
    expect(server.hosts).toEqual([]);
  });

  it('says nothing without TLS, of a certificate that is wrong, and of a server that is silent', async () => {
    const [wrong, silent] = [await start(makeCertificate({ names })), await startHostileServer()];
    open.push(silent);
    expect(await probeTls('http://shop.example/', reaching(80))).toBeNull();
    expect(await probeTls(`https://shop.example:${wrong.port}/`, reaching(wrong.port))).toBeNull();
    const impatient = { ...reaching(silent.port), totalMs: 200 };
    expect(await probeTls(`https://shop.example:${silent.port}/`, impatient)).toBeNull();
  });

  it('never connects to a private address, and waits neither for a resolver nor after the end', async () => {
    const server = await start(trusted, ['h2']);
    const address = `https://shop.example:${server.port}/`;
    const options = reaching(server.port);
    expect(await probeTls(address, { ...options, allowed: [] })).toBeNull();
    expect(await probeTls('https://shop.example:8443/', { ...options, allowed: [] })).toBeNull();
    const silent = { ...options, resolve: () => new Promise<never>(() => undefined) };
    expect(await probeTls(address, { ...silent, totalMs: 100 })).toBeNull();
    expect(await probeTls(address, { ...silent, signal: AbortSignal.abort() })).toBeNull();
    expect(server.names).toEqual([]);
  });
});
