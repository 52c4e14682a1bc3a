import type { Page } from '@playwright/test';
import { expect } from './browser-test';

/** Links pressed sooner are followed by the browser alone, and the page is loaded anew. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
}
