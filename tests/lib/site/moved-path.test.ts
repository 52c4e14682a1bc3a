import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { movedPath } from '@/lib/site/moved-path';
import { knownPaths } from '@/lib/site/pages';

describe('another spelling of an address', () => {
  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/About', '/about'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/About/', '/about'],
    ['/FA', '/fa'],
    ['/fa/', '/fa'],
    ['/Fa/BLOG/3/', '/fa/blog/3'],
    ['/en/feed.xml', '/feed.xml'],
    ['/fa/Feed.xml', '/fa/feed.xml'],
    ['/EN/reports/AbCdEfGhIjKlMnOpQrStUv/', '/reports/AbCdEfGhIjKlMnOpQrStUv'],
    ['/de/Reports/AbCdEfGhIjKlMnOpQrStUv', '/de/reports/AbCdEfGhIjKlMnOpQrStUv'],
  ])('%s leads to %s', (written, proper) => expect(movedPath(written)).toBe(proper));

  it.each([
    '/nowhere/',
    '/Nowhere',
    '/en/nowhere',
    '/xx/about',
    '/api/health/',
    '/API/health',
    '/about/us',
    '/reports/Short',
    '/en/en/about',
  ])('%s leads nowhere, because nothing is there', (address) => expect(movedPath(address)).toBeUndefined());

  it('never leads to another one', () => {
    for (const path of knownPaths) {
      for (const code of localeCodes) {
        const address = localePath(code, path);
        expect(movedPath(address)).toBeUndefined();
        expect(movedPath(`${address.toUpperCase()}/`)).toBe(address);
      }
    }
  });
});
