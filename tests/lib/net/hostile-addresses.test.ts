import { FetchError } from '@/lib/net/fetch-error';
import type { Resolve } from '@/lib/net/outbound/resolve-host';
import { safeFetch } from '@/lib/net/safe-fetch';
import { allTests } from '@/tests/support/started';
import { startCanary } from '../../support/canary';
import { refusedAddresses } from '../../support/hostile-addresses';
import { unreadableAddresses } from '../../support/unreadable-addresses';
import { watchConnections } from '../../support/watch-connections';

const canary = allTests(startCanary);
let connections: ReturnType<typeof watchConnections>;
let names: string[];

beforeAll(() => {
  connections = watchConnections();
});

afterAll(() => {
  connections.stop();
});

beforeEach(() => {
  names = [];
});

function answering(...addresses: string[]): Resolve {
  return async (host) => {
    names.push(host);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
}

/** The code of the failure; nothing may have been connected to on the way. */
async function failureAt(address: string, resolve: Resolve): Promise<string> {
  const begunBefore = connections.begun();
  const outcome = await safeFetch(address.replaceAll('PORT', String(canary.port)), {
    resolve,
    allowed: [],
    totalMs: 800,
  }).then(
    () => 'an answer',
    (error: unknown) => (error instanceof FetchError ? error.code : `not a FetchError: ${error}`),
  );
  expect(connections.begun() - begunBefore).toBe(0);
  expect(canary.hits()).toBe(0);
  return outcome;
}

describe('an untrusted address', () => {
  describe.each(Object.entries(refusedAddresses))('%s', (_class, addresses) => {
    it.each(addresses.map((address) => [address]))(
      '%j is refused before anything is asked',
      async (address) => {
        expect(await failureAt(address, answering('127.0.0.1'))).toBe('url_not_allowed');
        expect(names).toEqual([]);
      },
    );
  });

  it.each(unreadableAddresses.map((address) => [address.slice(0, 60), address]))(
    '%j is not an address',
    async (_start, address) => {
      expect(await failureAt(address, answering('127.0.0.1'))).toBe('invalid_url');
      expect(names).toEqual([]);
    },
  );

  it('says no more than a code, never the address it led to', async () => {
    const error: unknown = await safeFetch('http://inside.example/', {
      resolve: answering('10.1.2.3'),
      allowed: [],
    }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'url_not_allowed', cause: undefined });
  });
});

describe('a name that looks public', () => {
  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, IPv6', ['::1']],
    ['nowhere', ['0.0.0.0']],
    ['a private network', ['192.168.1.10']],
    ['the metadata service', ['169.254.169.254']],
    ['the metadata service, IPv6', ['fd00:ec2::254']],
    ['the wire server', ['168.63.129.16']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['a NAT64 address', ['64:ff9b::10.0.0.1']],
    ['a link-local address with a zone', ['fe80::1%lo']],
    ['a public address and then a private one', ['93.184.215.14', '10.0.0.1']],
    ['a private address and then a public one', ['10.0.0.1', '93.184.215.14']],
    ['public IPv4 and private IPv6', ['93.184.215.14', '::1']],
    ['twenty-five public ones and a private one', [...Array(25).fill('93.184.215.14'), '127.0.0.1']],
    ['something that is no address', ['localhost']],
    ['an empty string', ['']],
  ])('is refused when it leads to %s', async (_where, addresses) => {
    expect(await failureAt('http://www.shop.example:8080/', answering(...addresses))).toBe('url_not_allowed');
    expect(names).toEqual(['www.shop.example']);
  });

  it('fails when it leads nowhere', async () => {
    expect(await failureAt('shop.example', answering())).toBe('dns_failed');
    const unknown: Resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await failureAt('shop.example', unknown)).toBe('dns_failed');
  });

  it('fails in time when the resolver says nothing', async () => {
    expect(await failureAt('shop.example', () => new Promise(() => undefined))).toBe('timeout');
  });

  it('does no harm when the resolver fails after the visit has ended', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late: Resolve = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    expect(await failureAt('shop.example', late)).toBe('timeout');
    fail(new Error('too late'));
  });

  it('fails at once when the visit has ended before it began', async () => {
    const failing: Resolve = () => Promise.reject(new Error('nobody listens'));
    const outcome = safeFetch('shop.example', { resolve: failing, allowed: [], signal: AbortSignal.abort() });
    await expect(outcome).rejects.toMatchObject({ code: 'timeout' });
  });
});
