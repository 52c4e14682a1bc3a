import { screen, within } from '@testing-library/react';
import { firstVisit, openPage, storedPreferences } from './consent-page';

const everything = { necessary: true, analytics: true, marketing: true };

beforeEach(() => {
  firstVisit();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the cookie banner', () => {
  it('appears 1000 ms after load, not earlier [COOKIE-01]', async () => {
    const visit = await openPage();
    visit.wait(999);
    expect(visit.banner()).toBeNull();
    visit.wait(1);
    expect(visit.banner()).toBeVisible();
  });

  it('counts from the load of the whole page, not from its own start [COOKIE-01]', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const visit = await openPage();
    visit.wait(5000);
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    visit.wait(999);
    expect(visit.banner()).toBeNull();
    visit.wait(1);
    expect(visit.banner()).toBeVisible();
  });

  it('links to the privacy policy, in the language of the page [COOKIE-03]', async () => {
    const english = await openPage();
    const link = within(await english.showBanner()).getByRole('link', { name: 'Privacy Policy' });
    expect(link).toHaveAttribute('href', '/privacy-policy');
    english.unmount();

    const persian = await openPage('fa');
    const persianLink = within(await persian.showBanner()).getByRole('link');
    expect(persianLink).toHaveAttribute('href', '/fa/privacy-policy');
  });

  it('has the buttons Manage Preferences and Accept All [COOKIE-04, COOKIE-05]', async () => {
    const visit = await openPage();
    const banner = within(await visit.showBanner());
    expect(banner.getByRole('button', { name: 'Accept All' })).toBeEnabled();

    await visit.user.click(banner.getByRole('button', { name: 'Manage Preferences' }));
    expect(await screen.findByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  });

  it('takes no focus when it appears', async () => {
    const visit = await openPage();
    const elsewhere = screen.getByRole('main');
    elsewhere.focus();
    await visit.showBanner();
    expect(elsewhere).toHaveFocus();
  });
});

describe('Accept All', () => {
  it('stores all three kinds as JSON under the cookie-consent key [COOKIE-10]', async () => {
    const visit = await openPage();
    await visit.showBanner();
    await visit.acceptAll();
    expect(storedPreferences()).toEqual(everything);
  });

  it('mirrors them to a cookie for the server', async () => {
    const visit = await openPage();
    await visit.showBanner();
    await visit.acceptAll();
    expect(document.cookie).toContain('cookie-consent=necessary.analytics.marketing');
  });

  it('hides banner and dialog, and the focus goes on to the content [COOKIE-11]', async () => {
    const visit = await openPage();
    await visit.showBanner();
    await visit.acceptAll();
    expect(visit.banner()).toBeNull();
    expect(visit.dialog()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('on a later visit', () => {
  it('the banner is not shown [COOKIE-15]', async () => {
    localStorage.setItem('cookie-consent', JSON.stringify({ ...everything, analytics: false }));
    const visit = await openPage();
    visit.wait(60_000);
    expect(visit.banner()).toBeNull();
  });

  it('the cookie is written anew from storage, which outlives it', async () => {
    localStorage.setItem('cookie-consent', JSON.stringify({ ...everything, marketing: false }));
    await openPage();
    expect(document.cookie).toContain('cookie-consent=necessary.analytics');
  });

  it('a choice made in another tab counts here too', async () => {
    const visit = await openPage();
    await visit.showBanner();
    localStorage.setItem('cookie-consent', JSON.stringify(everything));
    visit.tellStorage('cookie-consent');
    expect(visit.banner()).toBeNull();
    expect(globalThis.analyticsEnabled).toBe(true);

    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'cookie-consent=; max-age=0; path=/';
    localStorage.clear();
    visit.tellStorage(null);
    expect(globalThis.analyticsEnabled).toBe(false);
    expect(document.cookie).not.toContain('cookie-consent');
  });

  it('nothing is asked again where storage is empty and the cookie remembers, and storage has it again', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'cookie-consent=necessary.marketing; path=/';
    const visit = await openPage();
    visit.wait(60_000);
    expect(visit.banner()).toBeNull();
    expect(globalThis.analyticsEnabled).toBe(false);
    expect(storedPreferences()).toEqual({ ...everything, analytics: false });
    expect(document.cookie).toContain('cookie-consent=necessary.marketing');
  });

  it('nothing is asked again where storage is blocked and the cookie remembers', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'cookie-consent=necessary.analytics.marketing; path=/';
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const visit = await openPage();
    visit.wait(60_000);
    expect(visit.banner()).toBeNull();
    expect(globalThis.analyticsEnabled).toBe(true);
    expect(document.cookie).toContain('cookie-consent=necessary.analytics.marketing');
  });
});

describe('damaged preferences', () => {
  it.each(['{"analytics":tr', '"yes"'])(
    'that read %s are an error in the console only, and count as none [COOKIE-20]',
    async (stored) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
      localStorage.setItem('cookie-consent', stored);
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
      document.cookie = 'cookie-consent=necessary.analytics; path=/';
      const visit = await openPage();
      expect(logged).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(globalThis.analyticsEnabled).toBe(false);

      expect(await visit.showBanner()).toHaveTextContent('Accept All');
      await visit.acceptAll();
      expect(storedPreferences()).toEqual(everything);
    },
  );

  it('storage that may not be read is no error at all', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const visit = await openPage();
    expect(await visit.showBanner()).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
  });
});
