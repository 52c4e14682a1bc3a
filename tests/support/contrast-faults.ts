import { expect, type Page } from '@playwright/test';
import { buildAxe } from './build-axe';

/** Elements of a part of the page with too little contrast, in the light or dark theme; one line each. */
export async function contrastFaults(page: Page, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
    const { violations } = await buildAxe(page).include(part).withRules(['color-contrast']).analyze();
    const nodes = violations.flatMap((violation) => violation.nodes);
    faults.push(...nodes.map(({ target, failureSummary }) => `${theme}: ${target} ${failureSummary}`));
  }
  return faults;
}
