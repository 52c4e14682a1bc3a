import type { BrowserContext, Page } from '@playwright/test';
import { startFakeIpService } from './fake-ip-service';
import { startFakeOpenMeteo } from './fake-open-meteo';
import { openWeatherKey, startFakeOpenWeather } from './fake-open-weather';
import type { FakeProvider } from './fake-provider';
import { type RunningSite, startSite } from './route-site';

export interface TopBarSite extends RunningSite {
  /** The weather provider that needs our key, and the one that doesn't. */
  keyed: FakeProvider;
  keyless: FakeProvider;
}

/** Starts a site with its own fake providers for location and weather. */
export async function startTopBarSite(): Promise<TopBarSite> {
  const [keyed, keyless, ipService] = await Promise.all([
    startFakeOpenWeather(),
    startFakeOpenMeteo(),
    startFakeIpService(),
  ]);
  const site = await startSite({
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
    TRUSTED_PROXIES: '1',
    IP_LOOKUP_BASE_URL: ipService.baseUrl,
    OPENWEATHER_API_KEY: openWeatherKey,
    OPENWEATHER_BASE_URL: keyed.baseUrl,
    OPEN_METEO_BASE_URL: keyless.baseUrl,
    OPEN_METEO_GEOCODING_BASE_URL: keyless.baseUrl,
  });
  return {
    ...site,
    keyed,
    keyless,
    stop: async () => {
      await site.stop();
      await Promise.all([keyed, keyless, ipService].map((provider) => provider.close()));
    },
  };
}

/** Adds the headers that a hosting platform's proxy adds to every request of a visitor. */
export function visitFrom(
  context: BrowserContext,
  place: { city: string; country: string; lat: string; lon: string },
) {
  return context.setExtraHTTPHeaders({
    'x-forwarded-for': '1.128.0.1',
    'x-vercel-ip-city': encodeURIComponent(place.city),
    'x-vercel-ip-country': place.country,
    'x-vercel-ip-latitude': place.lat,
    'x-vercel-ip-longitude': place.lon,
  });
}

export const muenchen = { city: 'München', country: 'DE', lat: '48.1374', lon: '11.5755' };

export const bar = (page: Page) => page.getByRole('region', { name: 'Local information and settings' });

/** The paths of our API that a page calls, in order. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
