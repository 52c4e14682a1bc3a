import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consent } from '@/components/consent/consent';
import { ManageCookies } from '@/components/consent/manage-cookies';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en/consent.json';
import { renderInLocale } from '../../support/render-in-locale';

const { banner, dialog } = messages;
const delayMs = 1000;

/** Banner, dialog, and the footer's button. Needs fake timers. */
export async function openPage(locale: Locale = 'en') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rendered = await renderInLocale(
    <>
      <Consent locale={locale} />
      <main id="main" tabIndex={-1} />
      <ManageCookies label={messages.reopen} />
    </>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...rendered,
    user,
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    /** What a browser does when another tab has changed the storage; null when it cleared it. */
    tellStorage: (key: string | null) => act(() => void dispatchEvent(new StorageEvent('storage', { key }))),
    banner: () => screen.queryByRole('region', { name: banner.label }),
    dialog: () => screen.queryByRole('dialog', { name: dialog.title }),
    acceptAll: () => press(banner.acceptAll),
    cancel: () => press(dialog.cancel),
    save: () => press(dialog.save),
    reopen: () => press(messages.reopen),
    async showBanner() {
      act(() => jest.advanceTimersByTime(delayMs));
      return screen.findByRole('region', { name: banner.label });
    },
    async showDialog() {
      act(() => jest.advanceTimersByTime(delayMs));
      await press(banner.manage);
      const shown = await screen.findByRole('dialog', { name: dialog.title });
      const box = (name: string) => within(shown).getByRole<HTMLInputElement>('checkbox', { name });
      return {
        shown,
        necessary: box(dialog.necessary),
        analytics: box(dialog.analytics),
        marketing: box(dialog.marketing),
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
