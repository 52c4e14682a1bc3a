import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { canonicalPath } from '@/lib/site/canonical-path';
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
    ['/zh-cn/services', '/zh/services'],
    ['/zh_CN/services/', '/zh/services'],
    ['/ZH-Hans/services', '/zh/services'],
    ['/zh-hans-cn', '/zh'],
    ['/zh-TW/blog/3', '/zh/blog/3'],
    ['/pt-BR', '/pt'],
    ['/pt-br/', '/pt'],
    ['/es-419/contact', '/es/contact'],
    ['/de-de/', '/de'],
    ['/fa-ir', '/fa'],
    ['/en-us/contact', '/contact'],
    ['/en_GB', '/'],
    ['/en-AU/feed.xml', '/feed.xml'],
    ['/de-AT/reports/AbCdEfGhIjKlMnOpQrStUv', '/de/reports/AbCdEfGhIjKlMnOpQrStUv'],
    ['/de/Reports/AbCdEfGhIjKlMnOpQrStUv', '/de/reports/AbCdEfGhIjKlMnOpQrStUv'],
  ])('%s leads to %s', (written, proper) => expect(canonicalPath(written)).toBe(proper));

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
    '/zh-cn/nonsense',
    '/gr',
    '/gr-gr/contact',
    '/de-nonsense/contact',
    '/de-at-ch-li/contact',
    '/en-us//evil.example',
    '/en-us/\\\\evil.example',
    '/pt-br/de/contact',
  ])('%s leads nowhere, because nothing is there', (address) =>
    expect(canonicalPath(address)).toBeUndefined(),
  );

  it('never leads to another one', () => {
    for (const path of knownPaths) {
      for (const code of localeCodes) {
        const address = localePath(code, path);
        expect(canonicalPath(address)).toBeUndefined();
        expect(canonicalPath(`${address.toUpperCase()}/`)).toBe(address);
      }
    }
  });
});
