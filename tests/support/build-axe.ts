import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for this page, run once within it. By default the package would also describe every element that passed, and merge
 * the results in a second page with another copy of axe, which is needed only for frames of other sites.
 */
export const buildAxe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
