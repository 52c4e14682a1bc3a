import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { test } from '../support/browser-test';
import { expectSameLook } from '../support/same-look';

/** What pages show by script alone. */
const tools: Readonly<Record<string, string>> = {};

for (const path of pagePaths) {
  test(`${path} looks the same before its scripts run as afterwards, in both themes, in English and Persian`, async ({
    context,
  }) => {
    for (const locale of ['en', 'fa'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        await expectSameLook(context, { path: localePath(locale, path), theme, except: tools[path] });
      }
    }
  });
}
