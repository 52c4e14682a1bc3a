import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consent } from '@/components/consent/consent';
import { ManageCookies } from '@/components/consent/manage-cookies';
import type { Locale } from '@/lib/i18n/locales';
import { renderInLocale } from '../../support/render-in-locale';

const delayMs = 1000;

/** Banner, dialog, and the footer's button. Needs fake timers. */
export async function openPage(locale: Locale = 'en') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rendered = await renderInLocale(
    <>
      <Consent locale={locale} />
      <main id="main" tabIndex={-1} />
      <ManageCookies label="Cookie preferences" />
    </>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...rendered,
    user,
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    /** What a browser does when another tab has changed the storage; null when it cleared it. */
    tellStorage: (key: string | null) => act(() => void dispatchEvent(new StorageEvent('storage', { key }))),
    banner: () => screen.queryByRole('region', { name: 'Cookies' }),
    dialog: () => screen.queryByRole('dialog', { name: 'Cookie preferences' }),
    acceptAll: () => press('Accept All'),
    cancel: () => press('Cancel'),
    save: () => press('Save Preferences'),
    reopen: () => press('Cookie preferences'),
    async showBanner() {
      act(() => jest.advanceTimersByTime(delayMs));
      return screen.findByRole('region', { name: 'Cookies' });
    },
    async showDialog() {
      act(() => jest.advanceTimersByTime(delayMs));
      await press('Manage Preferences');
      const shown = await screen.findByRole('dialog', { name: 'Cookie preferences' });
      const box = (name: string) => within(shown).getByRole<HTMLInputElement>('checkbox', { name });
      return {
        shown,
        necessary: box('Necessary'),
        analytics: box('Analytics'),
        marketing: box('Marketing'),
      };
    },
  };
}

/** Before each test: a first visit without stored data. */
export function firstVisit(): void {
  jest.useFakeTimers();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'cookie-consent=; max-age=0; path=/';
  globalThis.analyticsEnabled = undefined;
  globalThis.gtag = undefined;
  globalThis.dataLayer = undefined;
}

export function storedPreferences(): unknown {
  return JSON.parse(localStorage.getItem('cookie-consent') ?? 'null');
}
