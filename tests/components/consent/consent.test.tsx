import { act, screen, within } from '@testing-library/react';
import { publicEnv } from '@/lib/config/public-env';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { firstVisit, openPage, storedPreferences } from '@/tests/components/consent/consent-page';

describe('the cookie banner', () => {
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
});

describe('the preferences of cookies', () => {
  const analyticsOff: readonly Locale[] = ['es', 'pt', 'de', 'pl', 'bg'];

  beforeEach(() => {
    firstVisit();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  describe('the cookie preferences dialog', () => {
    it('has one checkbox each for necessary, analytics and marketing [COOKIE-06]', async () => {
      const { shown } = await (await openPage()).showDialog();
      const names = within(shown)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
      expect(names).toEqual(['Necessary', 'Analytics', 'Marketing']);
    });

    it('holds the necessary checkbox checked and disabled [COOKIE-07]', async () => {
      const visit = await openPage();
      const { necessary } = await visit.showDialog();
      expect(necessary).toBeChecked();
      expect(necessary).toBeDisabled();
      await visit.user.click(necessary);
      expect(necessary).toBeChecked();
    });

    it.each(localeCodes)('has the right defaults in %s [COOKIE-08]', async (locale) => {
      const { necessary, analytics, marketing } = await (await openPage(locale)).showDialog();
      expect(necessary).toBeChecked();
      expect(analytics.checked).toBe(!analyticsOff.includes(locale));
      expect(marketing).not.toBeChecked();
    });

    it('has the buttons Cancel and Save Preferences [COOKIE-09]', async () => {
      const { shown } = await (await openPage()).showDialog();
      expect(within(shown).getByRole('button', { name: 'Cancel' })).toBeEnabled();
      expect(within(shown).getByRole('button', { name: 'Save Preferences' })).toBeEnabled();
    });

    it('explains each kind where a screen reader finds it', async () => {
      const { shown, necessary, analytics, marketing } = await (await openPage()).showDialog();
      expect(necessary).toHaveAccessibleDescription('Your language, theme and this choice. Always on.');
      expect(analytics).toHaveAccessibleDescription('Shows us which pages are read and which are not.');
      expect(marketing).toHaveAccessibleDescription('Tells us which advertisement brought you here.');
      expect(shown).toHaveAccessibleDescription(
        'Choose what this site may keep in your browser. You can change it at any time at the foot of every page.',
      );
    });
  });

  describe('Save Preferences', () => {
    it.each([
      { analytics: true, marketing: false },
      { analytics: false, marketing: true },
      { analytics: false, marketing: false },
      { analytics: true, marketing: true },
    ])(
      'stores $analytics and $marketing for analytics and marketing, necessary always true [COOKIE-12]',
      async (wish) => {
        const visit = await openPage();
        const { analytics, marketing } = await visit.showDialog();
        if (analytics.checked !== wish.analytics) await visit.user.click(analytics);
        if (marketing.checked !== wish.marketing) await visit.user.click(marketing);
        await visit.save();
        expect(storedPreferences()).toEqual({ necessary: true, ...wish });
      },
    );

    it('hides banner and dialog, and the focus goes on to the content [COOKIE-13]', async () => {
      const visit = await openPage();
      await visit.showDialog();
      await visit.save();
      expect(visit.dialog()).toBeNull();
      expect(visit.banner()).toBeNull();
      visit.wait(0);
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  describe('Accept All in the dialog', () => {
    it('stores all three and hides both the banner and the dialog [COOKIE-10, COOKIE-11]', async () => {
      const visit = await openPage();
      const { shown } = await visit.showDialog();
      await visit.user.click(within(shown).getByRole('button', { name: 'Accept All' }));
      expect(storedPreferences()).toEqual({ necessary: true, analytics: true, marketing: true });
      expect(visit.dialog()).toBeNull();
      expect(visit.banner()).toBeNull();
      visit.wait(0);
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  describe('leaving the dialog without saving', () => {
    it.each(['Cancel', 'Close'])('by %s stores nothing and keeps the banner [COOKIE-14]', async (name) => {
      const visit = await openPage();
      const { marketing } = await visit.showDialog();
      await visit.user.click(marketing);
      await visit.user.click(screen.getByRole('button', { name }));
      expect(visit.dialog()).toBeNull();
      expect(storedPreferences()).toBeNull();
      expect(document.cookie).not.toContain('cookie-consent');
      expect(visit.banner()).toBeVisible();
    });

    it('by Escape does the same, and gives the focus back [COOKIE-14]', async () => {
      const visit = await openPage();
      await visit.showDialog();
      await visit.user.keyboard('{Escape}');
      expect(visit.dialog()).toBeNull();
      expect(storedPreferences()).toBeNull();
      act(() => jest.advanceTimersByTime(0));
      expect(screen.getByRole('button', { name: 'Manage Preferences' })).toHaveFocus();
    });

    it('forgets what was ticked', async () => {
      const visit = await openPage();
      await visit.user.click((await visit.showDialog()).marketing);
      await visit.cancel();
      expect((await visit.showDialog()).marketing).not.toBeChecked();
    });
  });

  describe('the button at the foot of the page', () => {
    it('opens the dialog with the stored values, and changes them [COOKIE-16]', async () => {
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":true}');
      const visit = await openPage();
      await visit.reopen();
      const shown = within(await screen.findByRole('dialog', { name: 'Cookie preferences' }));
      expect(shown.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
      expect(shown.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();

      await visit.user.click(shown.getByRole('checkbox', { name: 'Marketing' }));
      await visit.save();
      expect(storedPreferences()).toEqual({ necessary: true, analytics: false, marketing: false });
      visit.wait(0);
      expect(screen.getByRole('button', { name: 'Cookie preferences' })).toHaveFocus();
    });
  });
});

describe('what consent allows', () => {
  const measurementId = 'G-TEST12345';

  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  };

  const granted = {
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  };

  /** Opens the page of a site that has, or hasn't, a measurement id. */
  function openSite(id: string | undefined) {
    jest.replaceProperty(publicEnv, 'measurementId', id);
    return openPage();
  }

  /** What was put into Google's queue, in order. */
  function signals(): unknown[][] {
    return (globalThis.dataLayer ?? []).map((command) => Array.from(Object(command)));
  }

  function analyticsScript(): Element | null {
    return document.head.querySelector('script[src*="googletagmanager"]');
  }

  beforeEach(() => {
    firstVisit();
    document.head.replaceChildren();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  describe('with a measurement id', () => {
    it('everything is denied before anything else, and no script is loaded [COOKIE-19]', async () => {
      await openSite(measurementId);
      expect(signals()[0]).toEqual(['consent', 'default', denied]);
      expect(signals().filter(([command]) => command !== 'consent')).toEqual([]);
      expect(window[`ga-disable-${measurementId}`]).toBe(true);
      expect(analyticsScript()).toBeNull();
    });

    it('Accept All grants all four signals, then loads the script [COOKIE-19, COOKIE-17]', async () => {
      const visit = await openSite(measurementId);
      await visit.showBanner();
      await visit.acceptAll();
      const [update, js, config] = signals().slice(-3);
      expect(update).toEqual(['consent', 'update', granted]);
      expect(js?.[0]).toBe('js');
      expect(config?.slice(0, 2)).toEqual(['config', measurementId]);
      expect(window[`ga-disable-${measurementId}`]).toBe(false);
      expect(analyticsScript()).toHaveAttribute(
        'src',
        `https://www.googletagmanager.com/gtag/js?id=${measurementId}`,
      );
    });

    it('analytics alone grants its own signal only [COOKIE-19]', async () => {
      const visit = await openSite(measurementId);
      await visit.showDialog();
      await visit.save();
      expect(signals()).toContainEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
      expect(signals()).not.toContainEqual(['consent', 'update', granted]);
    });

    describe('beside a report, whose address is its key', () => {
      const token = 'AbCdEfGhIjKlMnOpQrStUv';
      const allow = () =>
        localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":false}');
      const sent = () => JSON.stringify(signals());
      afterEach(() => window.history.replaceState(null, '', '/'));

      it.each([`/reports/${token}`, `/fa/reports/${token}`, `/contact?attachment=${token}`])(
        'nothing is loaded that would tell it: %s',
        async (address) => {
          allow();
          window.history.replaceState(null, '', address);
          await openSite(measurementId);
          expect(analyticsScript()).toBeNull();
          expect(sent()).not.toContain('config');
        },
      );

      it('the page that a reader goes on to names it as referrer without the key', async () => {
        allow();
        jest.spyOn(document, 'referrer', 'get').mockReturnValue(`https://shop.example/reports/${token}?a#b`);
        await openSite(measurementId);
        expect(analyticsScript()).not.toBeNull();
        expect(sent()).toContain('"page_referrer":"https://shop.example/reports/?a#b"');
        expect(sent()).not.toContain(token);
      });

      it('any other page is measured as it is', async () => {
        allow();
        window.history.replaceState(null, '', '/reports/gone');
        await openSite(measurementId);
        expect(analyticsScript()).not.toBeNull();
        expect(sent()).not.toContain('page_referrer');
      });
    });

    it('marketing alone grants the three of advertising and loads nothing [COOKIE-19]', async () => {
      const visit = await openSite(measurementId);
      const { analytics, marketing } = await visit.showDialog();
      await visit.user.click(analytics);
      await visit.user.click(marketing);
      await visit.save();
      expect(signals().at(-1)).toEqual(['consent', 'update', { ...granted, analytics_storage: 'denied' }]);
      expect(analyticsScript()).toBeNull();
    });

    it('stored preferences are signalled on load [COOKIE-16, COOKIE-19]', async () => {
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":true}');
      await openSite(measurementId);
      expect(signals()[0]).toEqual(['consent', 'default', denied]);
      expect(signals()[1]).toEqual(['consent', 'update', granted]);
      expect(analyticsScript()).not.toBeNull();
    });

    it('taking analytics back switches it off at once [COOKIE-17]', async () => {
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":false}');
      const visit = await openSite(measurementId);
      await visit.reopen();
      const analytics = await visit.findByRole('checkbox', { name: 'Analytics' });
      await visit.user.click(analytics);
      await visit.save();
      expect(globalThis.analyticsEnabled).toBe(false);
      expect(window[`ga-disable-${measurementId}`]).toBe(true);
      expect(signals().at(-1)).toEqual(['consent', 'update', denied]);
    });
  });

  describe('without a measurement id', () => {
    it('the flag follows what is saved [COOKIE-17]', async () => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
      const visit = await openSite(undefined);
      expect(globalThis.analyticsEnabled).toBe(false);
      await visit.showDialog();
      await visit.save();
      expect(globalThis.analyticsEnabled).toBe(true);
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('measurement id'));

      await visit.reopen();
      await visit.user.click(await visit.findByRole('checkbox', { name: 'Analytics' }));
      await visit.save();
      expect(globalThis.analyticsEnabled).toBe(false);
    });

    it.each([true, false])('stored analytics %s takes effect on load [COOKIE-16]', async (analytics) => {
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      localStorage.setItem(
        'cookie-consent',
        JSON.stringify({ necessary: true, analytics, marketing: false }),
      );
      await openSite(undefined);
      expect(globalThis.analyticsEnabled).toBe(analytics);
    });

    it('Google hears nothing and loads nothing', async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      const visit = await openSite(undefined);
      await visit.showBanner();
      await visit.acceptAll();
      expect(globalThis.dataLayer).toBeUndefined();
      expect(analyticsScript()).toBeNull();
    });
  });
});
