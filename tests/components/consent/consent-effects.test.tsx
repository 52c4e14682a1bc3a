import { publicEnv } from '@/lib/config/public-env';
import { firstVisit, openPage } from './consent-page';

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
    localStorage.setItem('cookie-consent', JSON.stringify({ necessary: true, analytics, marketing: false }));
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
