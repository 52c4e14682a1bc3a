import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { test } from '../support/browser-test';
import { expectSameLook } from '../support/same-look';

/** What they show by script is higher than what stood there before, so everything below it moves. Their drawings: tests/system/art-colours.test.ts. */
const moving = ['/weather', '/profile', '/ai-recommendations'];

/** With reduced motion, which only scripts ask for, the slideshow has stopped, and its button says so. */
const except: Readonly<Record<string, string>> = { '/about': 'main button' };

/** One article stands for all. */
const isRepeated = (path: string) => /^\/blog\/(?!1$)/.test(path);

for (const path of pagePaths.filter((each) => !moving.includes(each) && !isRepeated(each))) {
  test(`${path} looks the same before its scripts run as afterwards, in both themes, in English and Persian`, async ({
    context,
  }) => {
    for (const locale of ['en', 'fa'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        await expectSameLook(context, { path: localePath(locale, path), theme, except: except[path] });
      }
    }
  });
}
