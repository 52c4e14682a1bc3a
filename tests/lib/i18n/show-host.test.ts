import { showHost } from '@/lib/i18n/show-host';

describe('the host of an address', () => {
  it.each([
    ['https://xn--bckerei-5wa.example/brot', 'bäckerei.example'],
    ['https://www.xn--80aaijjgxn4g.example', 'www.магазинче.example'],
    ['http://xn--mgb6csa30b.example/', 'کافه.example'],
    ['https://xn--tck2c4fb.example/', 'コーヒー.example'],
    ['https://www.smith.example:8443/a', 'www.smith.example'],
    ['smith.example:8443', 'smith.example:8443'],
    ['xn--bckerei-5wa.example', 'bäckerei.example'],
    ['http://127.0.0.1:80/', '127.0.0.1'],
    ['http://[::1]:3000/', '[::1]'],
  ])('is shown in letters: %s', (address, shown) => {
    expect(showHost(address)).toBe(shown);
  });

  it('stays in ASCII where a label mixes scripts, as those do that imitate other names', () => {
    // "pаypal" with a Cyrillic а.
    expect(showHost('https://xn--pypal-4ve.example/')).toBe('xn--pypal-4ve.example');
  });

  it('stays as it is where it is no host', () => {
    expect(showHost('xn--\u0000')).toBe('xn--\u0000');
    expect(showHost('')).toBe('');
  });
});
