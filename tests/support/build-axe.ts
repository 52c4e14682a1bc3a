import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for this page, run once inside it. Otherwise the package also describes every element that passed, and sorts all of
 * them with a second copy of axe in a second page, which is needed only for frames of other sites.
 */
export const buildAxe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
