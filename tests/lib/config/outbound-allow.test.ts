import { parseAllowList } from '@/lib/config/outbound-allow';
import { readEnv } from '@/lib/config/read-env';

describe('OUTBOUND_ALLOW', () => {
  it('allows nothing by default', () => {
    expect(readEnv({}).OUTBOUND_ALLOW).toEqual([]);
  });

  it('names hosts with a port or a range of ports, as addresses write them', () => {
    expect(parseAllowList('Intranet:8080, 127.1:4000-4100 ,[0::1]:80,')).toEqual([
      { host: 'intranet', fromPort: 8080, toPort: 8080 },
      { host: '127.0.0.1', fromPort: 4000, toPort: 4100 },
      { host: '::1', fromPort: 80, toPort: 80 },
    ]);
  });

  it.each([
    '127.0.0.1',
    '127.0.0.1:',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    '127.0.0.1:90-80',
    '127.0.0.1:*',
    '127.0.0.0/8:80',
    '*:80',
    '*.example:80',
    'http://intranet:80',
    'user@intranet:80',
    '::1:80',
    '[::1:80',
    '[intranet]:80',
    '999.1.1.1:80',
    'intranet:80 other:80',
    'intranet:80;other:80',
  ])('does not take %j', (list) => {
    expect(parseAllowList(list)).toBeNull();
  });
});
