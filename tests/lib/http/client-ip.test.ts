import { clientIp, clientNeighbours, clientNetwork, clientSite } from '@/lib/http/client-ip';
import { runRequest } from '@/lib/log/request-context';

/** The address of a client whose request came over a connection with this peer. */
function ipFrom(peer: string | undefined, proxies: number, forwardedFor?: string): string | undefined {
  const request = new Request('https://cornerpiece.example');
  if (forwardedFor) request.headers.set('x-forwarded-for', forwardedFor);
  return runRequest({ id: 'one', peer }, () => clientIp(request, proxies));
}

describe('clientIp', () => {
  it('is the peer of the connection, whatever the client claims', () => {
    expect(ipFrom('192.0.2.7', 0, '9.9.9.9')).toBe('192.0.2.7');
  });

  it('reads an IPv4 peer of a dual-stack socket as IPv4', () => {
    expect(ipFrom('::ffff:192.0.2.7', 0)).toBe('192.0.2.7');
  });

  it.each([
    [1, '198.51.100.1', '198.51.100.1'],
    [1, '9.9.9.9, 198.51.100.1', '198.51.100.1'],
    [2, '9.9.9.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [1, '198.51.100.1:4711', '198.51.100.1'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [2, '198.51.100.1', '10.0.0.1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '9.9.9.9, <script>', '10.0.0.1'],
  ])('with %d trusted proxies and X-Forwarded-For %j is %s', (proxies, forwardedFor, expected) => {
    expect(ipFrom('10.0.0.1', proxies, forwardedFor)).toBe(expected);
  });

  it('is unknown where the platform shows no connection', () => {
    expect(ipFrom(undefined, 0, '9.9.9.9')).toBeUndefined();
  });
});

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (ip, network) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});

describe('clientSite', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::6', '2001:db8:0::/48'],
    ['192.0.2.7', undefined],
  ])('counts %s as %s', (ip, site) => {
    expect(clientSite(ip)).toBe(site);
  });
});

describe('clientNeighbours', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ])('counts %s among %s', (ip, neighbours) => {
    expect(clientNeighbours(ip)).toBe(neighbours);
  });
});
