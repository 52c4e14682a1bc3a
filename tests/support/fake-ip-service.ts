import { type FakeProvider, type Reply, startFakeProvider } from './fake-provider';

/** As in https://ipapi.co/api/. */
export const ipServiceAnswer = {
  ip: '1.128.0.1',
  network: '1.128.0.0/11',
  version: 'IPv4',
  city: 'Brisbane',
  region: 'Queensland',
  region_code: 'QLD',
  country: 'AU',
  country_name: 'Australia',
  country_code: 'AU',
  country_code_iso3: 'AUS',
  continent_code: 'OC',
  in_eu: false,
  postal: '4000',
  latitude: -27.4679,
  longitude: 153.0281,
  timezone: 'Australia/Brisbane',
  asn: 'AS1221',
  org: 'Telstra Limited',
};

/** Implements ipapi.co's look-up of an address. */
export function startFakeIpService(answer: object = ipServiceAnswer): Promise<FakeProvider> {
  return startFakeProvider((url): Reply => {
    const ip = /^\/([^/]+)\/json\/$/.exec(url.pathname)?.[1];
    if (!ip) return { status: 404, body: { error: true, reason: 'Not found' } };
    return { body: { ...answer, ip: decodeURIComponent(ip) } };
  });
}
