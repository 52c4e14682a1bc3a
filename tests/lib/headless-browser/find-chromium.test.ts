import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programEnvironment } from '@/lib/config/program-environment';
import { findChromium } from '@/lib/headless-browser/find-chromium';
import { tempDir } from '../../support/temp-dir';

const folder = tempDir('find-chromium');
afterAll(() => folder.remove());

describe('findChromium', () => {
  it('takes CHROMIUM_PATH at its word', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' }, {})).toBe('/opt/chromium');
  });

  it('finds an installed one that can be started, by the most usual name first', () => {
    const source = { PATH: ['/nowhere', folder.path].join(path.delimiter) };
    const chromium = path.join(folder.path, 'chromium');
    const chrome = path.join(folder.path, 'google-chrome');
    writeFileSync(chromium, '');
    writeFileSync(chrome, '');
    chmodSync(chromium, 0o755);
    chmodSync(chrome, 0o755);
    expect(findChromium({ CHROMIUM_PATH: undefined }, source)).toBe(chrome);
  });

  it('doesn’t look in folders that depend on where the site was started', () => {
    expect(findChromium({ CHROMIUM_PATH: undefined }, { PATH: '.:bin' })).toBeUndefined();
  });
});

describe('the environment of the browser', () => {
  it('contains none of our settings', () => {
    const source = { PATH: '/bin', HOME: '/home/site', SESSION_SECRET: 'secret', RESEND_API_KEY: 'key' };
    expect(programEnvironment(source)).toEqual({ PATH: '/bin', HOME: '/home/site' });
  });
});
