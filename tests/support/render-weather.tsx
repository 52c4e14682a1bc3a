import { act, screen, waitFor } from '@testing-library/react';
import { WeatherSections } from '@/components/weather/weather-sections';
import type { Locale } from '@/lib/i18n/locales';
import { fakeView } from './fake-view';
import type { ReceivedCall, startApi } from './render-api';
import { renderInLocale } from './render-in-locale';

type Api = Awaited<ReturnType<typeof startApi>>;

/** A reading as GET /api/weather returns it. */
export function sampleAnswer(name: string, changes: object = {}) {
  return {
    location: { name, country: 'AU' },
    temperature: 27.4,
    feelsLike: 29.6,
    condition: 'cloudy',
    description: 'Cloudy',
    icon: '02d',
    humidity: 64,
    windSpeed: 18,
    visibility: 24.14,
    pressure: 1015.2,
    uvIndex: 7.45,
    observedAt: '2026-11-21T00:00:00.000Z',
    source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
    summary: { temperature: 27, description: 'Cloudy', icon: '02d' },
    suggestions: [],
    ...changes,
  };
}

/** The server's response instead of an error for optional weather. */
export const noReading = { summary: null, source: null, suggestions: [] };

/** The place requested by a call. */
export function readPlace({ path = '' }: ReceivedCall): string {
  return new URL(path, 'http://localhost').searchParams.get('q') ?? '';
}

/** Renders the page before its visitor scrolls; `scroll` brings the rest of it into view. */
export async function openWeather(locale: Locale = 'en') {
  const show = fakeView();
  const page = await renderInLocale(<WeatherSections />, locale);
  return { page, scroll: () => act(show) };
}

/** Renders the page and waits for its first four calls, which stay pending: the board's and those of the three beaches. */
export async function renderWeather(api: Api, locale: Locale = 'en') {
  const { page, scroll } = await openWeather(locale);
  scroll();
  await waitFor(() => {
    if (api.calls.length < 4) throw new Error(`${api.calls.length} of 4 calls`);
  });
  return page;
}

/** Renders the page with live readings on every card. */
export async function renderAnsweredWeather(api: Api, locale: Locale = 'en') {
  const page = await renderWeather(api, locale);
  for (const call of api.calls) call.answer(200, sampleAnswer(readPlace(call).replace(',AU', '')));
  await waitFor(() => {
    if (page.container.querySelector('[data-part="skeleton"]')) throw new Error('still loading');
  });
  return page;
}

export const board = () => {
  const heading = screen.getByRole('heading', { level: 2, name: 'Current conditions' });
  const found = heading.closest('[data-part="conditions-board"]');
  if (!(found instanceof HTMLElement)) throw new Error('no board');
  return found;
};
