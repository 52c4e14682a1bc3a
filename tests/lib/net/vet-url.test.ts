import { vetUrl } from '@/lib/net/outbound/vet-url';

describe('vetUrl', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  example.com \n', 'https://example.com/'],
    ['WWW.Example.COM/Path', 'https://www.example.com/Path'],
    ['example.com:8443/x?y#z', 'https://example.com:8443/x?y'],
    ['example.com:80', 'https://example.com:80/'],
    ['//example.com/x', 'https://example.com/x'],
    ['http:example.com', 'http://example.com/'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
    ['http://example.com.', 'http://example.com/'],
    ['http://example.com:80/', 'http://example.com/'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['münchen.example/größe', 'https://xn--mnchen-3ya.example/gr%C3%B6%C3%9Fe'],
    ['例え.example', 'https://xn--r8jz45g.example/'],
    ['http://ex%61mple.com/', 'http://example.com/'],
    ['https://my_shop.example.com/', 'https://my_shop.example.com/'],
    ['https://example.com/?next=http://127.0.0.1/', 'https://example.com/?next=http://127.0.0.1/'],
    ['http://127.0.0.1.example.com/', 'http://127.0.0.1.example.com/'],
    ['http://8.8.8.8/', 'http://8.8.8.8/'],
    ['http://134744072/', 'http://8.8.8.8/'],
    ['http://[2606:4700:4700::1111]/', 'http://[2606:4700:4700::1111]/'],
    ['https://localhost.example.com/', 'https://localhost.example.com/'],
    ['https://thelocal.se/', 'https://thelocal.se/'],
  ])('reads %j as %s', (typed, address) => {
    expect(vetUrl(typed).href).toBe(address);
  });

  it.each([
    ['bob@example.com', 'invalid_url'],
    ['https://bob@example.com/', 'url_not_allowed'],
  ])('refuses %s as %s', (typed, code) => {
    expect(() => vetUrl(typed)).toThrow(code);
  });

  it('lets through exactly the host and the ports that are allowed', () => {
    const allowed = [
      { host: '127.0.0.1', fromPort: 4000, toPort: 4002 },
      { host: '::1', fromPort: 4000, toPort: 4000 },
    ];
    const isThrough = (address: string) => {
      try {
        vetUrl(address, allowed);
        return true;
      } catch {
        return false;
      }
    };
    const through = [
      'http://127.0.0.1:4000/',
      'http://127.1:4002/',
      'https://127.0.0.1:4001/',
      'http://[0::1]:4000/',
    ];
    const refused = [
      'http://127.0.0.1:3999/',
      'http://127.0.0.1:4003/',
      'http://127.0.0.1/',
      'http://127.0.0.2:4000/',
      'http://localhost:4000/',
      'http://[::1]:4001/',
      'http://[::ffff:127.0.0.1]:4000/',
      'http://user@127.0.0.1:4000/',
      'ftp://127.0.0.1:4000/',
    ];
    expect(through.filter(isThrough)).toEqual(through);
    expect(refused.filter(isThrough)).toEqual([]);
  });
});
