import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { localePath } from '@/lib/i18n/path';
import { pagePaths } from '@/lib/site/pages';
import { expect, test } from '../support/browser-test';

const require = createRequire(import.meta.url);
const engine = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

const results = z.array(z.object({ rule: z.string(), message: z.string(), snippet: z.string() }));

/** What the engine says wrongly, by rule, of elements whose beginning matches. */
const wrong: Readonly<Record<string, RegExp>> = {
  // A skip link is before the header, because it skips that, too.
  aria_content_in_landmark: /^<a href="#main"/,
  // It takes a slight tilt of a drawing for a page that can only be read upright.
  element_orientation_unlocked: /^<(figure|div|li|svg|span|g|path)\b/,
  // What scrolls sideways has to be reached by the keyboard: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
  element_tabbable_role_valid: /^<(section|div)\b.*tabindex="0"/,
};

/**
 * Violations found by IBM's Equal Access engine, which shares neither code nor rules with axe. What it wants a person to look
 * at isn't counted.
 */
async function violations(page: Page): Promise<string[]> {
  // What is folded is hidden, and its labels with it.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await page.evaluate(`${engine};window.ace = ace`);
  const found: unknown = await page.evaluate(async () => {
    const { Checker } = Reflect.get(window, 'ace');
    const { results: all } = await new Checker().check(document, ['IBM_Accessibility']);
    const failed = all.filter(({ value }: { value: string[] }) => value.join() === 'VIOLATION,FAIL');
    return failed.map(({ ruleId, message, snippet }: Record<string, string>) => ({
      rule: ruleId,
      message,
      snippet,
    }));
  });
  return results
    .parse(found)
    .filter(({ rule, snippet }) => !wrong[rule]?.test(snippet))
    .map(({ rule, message, snippet }) => `${rule}: ${message} ${snippet}`);
}

test('the second engine finds a picture without words', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1>Pale</h1><img src="data:,"></main></html>',
  );
  expect((await violations(page)).join()).toMatch(/^img_alt_valid:/);
});

for (const code of ['en', 'fa'] as const) {
  test(`a second engine finds no violation on the pages in ${code} [A11Y-01]`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}'),
    );
    const faults: string[] = [];
    for (const path of pagePaths) {
      await page.goto(localePath(code, path));
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      for (const fault of await violations(page)) faults.push(`${localePath(code, path)} ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}
