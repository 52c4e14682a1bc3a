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

const looked = pagePaths.filter((each) => !moving.includes(each) && !isRepeated(each));

for (const [turn, path] of looked.entries()) {
  const [english, persian] = turn % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  test(`${path} looks the same before its scripts run as afterwards, in English (${english}) and Persian (${persian})`, async ({
    context,
  }) => {
    await expectSameLook(context, { path, theme: english, except: except[path] });
    await expectSameLook(context, { path: localePath('fa', path), theme: persian, except: except[path] });
  });
}
