import { test } from '../support/browser-test';
import { expectSameLook } from '../support/same-look';

// The pages with the most drawings from files, which take their colours from the page. All pages: tests/world/same-look.spec.ts.
for (const path of ['/', '/services', '/fa/services']) {
  test(`${path} looks the same before its scripts run as afterwards, in both themes`, async ({ context }) => {
    await expectSameLook(context, { path, theme: 'light' });
    await expectSameLook(context, { path, theme: 'dark' });
  });
}
