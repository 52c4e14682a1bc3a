import { minuteMs } from '@/lib/durations';
import { locatorWith } from '@/lib/location/locate-visitor';
import { goldCoast } from '@/lib/location/visitor-place';
import { log } from '@/lib/log/log';
import { ipServiceAnswer, startFakeIpService } from '@/tests/support/fake-ip-service';
import type { FakeProvider } from '@/tests/support/fake-provider';

const clientIp = '1.128.0.1';
const headers = new Headers();

let service: FakeProvider;
let now: number;

beforeEach(async () => {
  now = 0;
  jest.spyOn(log, 'warn').mockImplementation(() => {});
  service = await startFakeIpService(ipServiceAnswer);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

const locator = () =>
  locatorWith({
    lookUp: { baseUrl: service.baseUrl, timeoutMs: 2000 },
    trustedProxies: 0,
    now: () => now,
  });

describe('the place of a visitor, as it is remembered', () => {
  it('asks once for a hundred requests of one visitor, and for an hour [API-14]', async () => {
    const locate = locator();

    await Promise.all(Array.from({ length: 100 }, () => locate({ headers, clientIp })));
    now += 60 * minuteMs - 1;
    await locate({ headers, clientIp });
    expect(service.asked.map(({ pathname }) => pathname)).toEqual(['/1.128.0.1/json/']);
    now += 1;
    await locate({ headers, clientIp });
    expect(service.asked).toHaveLength(2);
  });

  it('asks for each visitor, and once for the addresses of one IPv6 customer', async () => {
    const locate = locator();

    for (const ip of ['1.128.0.1', '1.128.0.2', '2001:8003::1', '2001:8003:0:0:9::2'])
      await locate({ headers, clientIp: ip });

    expect(service.asked.map(({ pathname }) => decodeURIComponent(pathname))).toEqual([
      '/1.128.0.1/json/',
      '/1.128.0.2/json/',
      '/2001:8003::1/json/',
    ]);
  });

  it('leaves a service that is down alone for a minute', async () => {
    const locate = locator();
    service.failureMode = 'fails';

    await locate({ headers, clientIp });
    now += minuteMs - 1;
    await expect(locate({ headers, clientIp })).resolves.toEqual(goldCoast);
    expect(service.asked).toHaveLength(1);
    now += 1;
    service.failureMode = undefined;
    await expect(locate({ headers, clientIp })).resolves.toMatchObject({
      city: 'Brisbane',
      source: 'lookup',
    });
  });
});
