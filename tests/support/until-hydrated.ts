import type { Page } from '@playwright/test';
import { expect } from './browser-test';

/** Waits for hydration, before which links cause a full page load. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
}
