import type { Page } from '@playwright/test';

/** The cookie banner and its dialog, in English. */
export function consentOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
  return {
    banner: page.getByRole('region', { name: 'Cookies', exact: true }),
    acceptAll: page.getByRole('button', { name: 'Accept All' }),
    manage: page.getByRole('button', { name: 'Manage Preferences' }),
    dialog,
    close: dialog.getByRole('button', { name: 'Close' }),
    necessary: dialog.getByRole('checkbox', { name: 'Necessary' }),
    analytics: dialog.getByRole('checkbox', { name: 'Analytics' }),
    marketing: dialog.getByRole('checkbox', { name: 'Marketing' }),
    dialogAcceptAll: dialog.getByRole('button', { name: 'Accept All' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    save: dialog.getByRole('button', { name: 'Save Preferences' }),
  };
}

/** The value that the browser stores under a key. */
export function stored(page: Page, key = 'cookie-consent'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
