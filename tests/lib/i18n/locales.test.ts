import { defaultLocale, isLocale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';

describe('languages', () => {
  it('are exactly nine, in this order [LANG-01]', () => {
    expect(localeCodes).toEqual(['en', 'fa', 'es', 'pt', 'ja', 'zh', 'de', 'pl', 'bg']);
    expect(Object.keys(locales)).toEqual([...localeCodes]);
  });

  it('default to English [LANG-02]', () => {
    expect(defaultLocale).toBe('en');
  });

  it('have an English name, a native name and a flag each [LANG-03]', () => {
    for (const code of localeCodes) {
      const { name, nativeName, flag } = locales[code];
      expect(name).toMatch(/^[A-Z][a-z]+$/);
      expect(nativeName).not.toBe('');
      expect(flag).toMatch(/^\p{Regional_Indicator}{2}$/u);
    }
  });

  it('are right-to-left for Persian only', () => {
    expect(localeCodes.filter((code) => locales[code].dir === 'rtl')).toEqual(['fa']);
  });

  it.each(['', 'xx', 'EN', 'toString', '__proto__', null, undefined])('do not include %s', (code) => {
    expect(isLocale(code)).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/contact', '/contact'],
    ['fa', '/', '/fa'],
    ['fa', '/contact#form', '/fa/contact#form'],
  ] as const)('put %s %s at %s', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
  });

  it.each([
    ['/', 'en', '/', false],
    ['/contact', 'en', '/contact', false],
    ['/fa', 'fa', '/', true],
    ['/fa/blog/1', 'fa', '/blog/1', true],
    ['/en/contact', 'en', '/contact', true],
    ['/fax', 'en', '/fax', false],
  ] as const)('read %s as %s %s', (address, locale, path, prefixed) => {
    expect(splitPath(address)).toEqual({ locale, path, prefixed });
  });
});
