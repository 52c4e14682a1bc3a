import type { Page } from '@playwright/test';
import words from '@/messages/en/consent.json' with { type: 'json' };

/** The cookie banner and its dialog, in English. */
export function consentOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: words.dialog.title });
  return {
    banner: page.getByRole('region', { name: words.banner.label, exact: true }),
    acceptAll: page.getByRole('button', { name: words.banner.acceptAll }),
    manage: page.getByRole('button', { name: words.banner.manage }),
    dialog,
    close: dialog.getByRole('button', { name: words.dialog.close }),
    necessary: dialog.getByRole('checkbox', { name: words.dialog.necessary }),
    analytics: dialog.getByRole('checkbox', { name: words.dialog.analytics }),
    marketing: dialog.getByRole('checkbox', { name: words.dialog.marketing }),
    dialogAcceptAll: dialog.getByRole('button', { name: words.banner.acceptAll }),
    cancel: dialog.getByRole('button', { name: words.dialog.cancel }),
    save: dialog.getByRole('button', { name: words.dialog.save }),
  };
}

/** The value that the browser stores under a key. */
export function stored(page: Page, key = 'cookie-consent'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
