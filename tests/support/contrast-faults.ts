import { expect, type Page } from '@playwright/test';
import { accessFaults } from './access-faults';
import { runAxe } from './run-axe';

type Theme = 'light' | 'dark';

/** Elements of a part of the page with too little contrast, in the light or dark theme; one line each. */
export async function contrastFaults(
  page: Page,
  part: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of themes) {
    await showTheme(page, theme);
    const violations = await runAxe(page, [part], { type: 'rule', values: ['color-contrast'] });
    const nodes = violations.flatMap((violation) => violation.nodes);
    faults.push(...nodes.map(({ target, failureSummary }) => `${theme}: ${target} ${failureSummary}`));
  }
  return faults;
}

/** All violations of a part of the page; in the dark theme, which changes colours only, those of contrast. */
export async function faultsInBothThemes(page: Page, part: string): Promise<string[]> {
  await showTheme(page, 'light');
  return [...(await accessFaults(page, part)), ...(await contrastFaults(page, part, ['dark']))];
}

async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
}
