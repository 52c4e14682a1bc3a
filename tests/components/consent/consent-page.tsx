import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consent } from '@/components/consent/consent';
import { ManageCookies } from '@/components/consent/manage-cookies';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { renderInLocale } from '../../support/render-in-locale';

const delayMs = 1000;

/** Banner, dialog, and the footer's button. Needs fake timers. */
export async function openPage(locale: Locale = 'en') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { consent: words } = await loadMessages(locale);
  const rendered = await renderInLocale(
    <>
      <Consent />
      <main id="main" tabIndex={-1} />
      <ManageCookies label={words.reopen} />
    </>,
    locale,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...rendered,
    user,
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    /** What a browser does when another tab has changed the storage; null when it cleared it. */
    tellStorage: (key: string | null) => act(() => void dispatchEvent(new StorageEvent('storage', { key }))),
    banner: () => screen.queryByRole('region', { name: words.banner.label }),
    dialog: () => screen.queryByRole('dialog', { name: words.dialog.title }),
    acceptAll: () => press(words.banner.acceptAll),
    cancel: () => press(words.dialog.cancel),
    save: () => press(words.dialog.save),
    reopen: () => press(words.reopen),
    async showBanner() {
      act(() => jest.advanceTimersByTime(delayMs));
      return screen.findByRole('region', { name: words.banner.label });
    },
    async showDialog() {
      act(() => jest.advanceTimersByTime(delayMs));
      const banner = screen.getByRole('region', { name: words.banner.label });
      await user.click(within(banner).getByRole('button', { name: words.banner.manage }));
      const shown = await screen.findByRole('dialog', { name: words.dialog.title });
      const box = (name: string) => within(shown).getByRole<HTMLInputElement>('checkbox', { name });
      return {
        shown,
        necessary: box(words.dialog.necessary),
        analytics: box(words.dialog.analytics),
        marketing: box(words.dialog.marketing),
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
