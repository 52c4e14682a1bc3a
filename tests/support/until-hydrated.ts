import type { Page } from '@playwright/test';
import { expect } from './browser-test';

/** Links pressed before hydration cause a full page load. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
}
