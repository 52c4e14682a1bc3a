/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { cannedWeather } from '@/lib/weather/canned-weather';
import { localPlaces } from '@/lib/weather/offered-places';
import { axeViolations } from '@/tests/support/axe-violations';
import { startApi } from '@/tests/support/render-api';
import {
  board,
  noReading,
  openWeather,
  readPlace,
  renderAnsweredWeather,
  renderWeather,
  sampleAnswer,
} from '@/tests/support/render-weather';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);

const row = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (!found) throw new Error(`no row for ${name}`);
  return found;
};

describe('the weather page', () => {
  it('has a heading, a search box, a search button and four quick picks [WEATHER-02] [WEATHER-03]', async () => {
    await renderAnsweredWeather(api);
    expect(screen.getByRole('heading', { level: 1, name: 'Weather Checker' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Town or suburb' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    const picks = screen.getByRole('group', { name: 'Or pick a city' });
    const names = within(picks).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Gold Coast',
      'Brisbane',
      'Sydney',
      'Melbourne',
    ]);
  });

  it('asks for the Gold Coast by itself, and says so while it waits [WEATHER-05] [WEATHER-10] [WEATHER-15]', async () => {
    await renderWeather(api);
    expect(api.calls.map(readPlace)).toContain('Gold Coast,AU');
    expect(within(board()).getByText('Loading Gold Coast Weather...')).toBeVisible();
    expect(board().querySelector('[data-part="skeleton"]')).not.toBeNull();
    expect(await axeViolations(board())).toEqual([]);
  });

  it('shows the current conditions in full, their age in Brisbane and their source [WEATHER-06] [WEATHER-09] [WEATHER-14]', async () => {
    await renderAnsweredWeather(api);
    const card = within(board());
    expect(card.getByRole('heading', { name: 'Gold Coast, Australia' })).toBeVisible();
    expect(board()).toHaveTextContent(/27°CWarmCloudy/);
    const facts = [...board().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Feels like30°C',
      'Humidity64%',
      'Wind18 km/h',
      'UV index7, high',
      'Pressure1015 hPa',
      'Visibility24 km',
    ]);
    // Ten hours ahead of UTC, all year.
    expect(card.getByText(/^Last updated: 21 November 2026.* 10:00.am, Brisbane time$/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Weather data: Open-Meteo' })).toHaveAttribute(
      'href',
      'https://open-meteo.com/',
    );
    expect(card.getByText('Live')).toBeVisible();
    expect(
      card.getByText(
        'A grey sky sends fewer people to the beach. Remind them that you are open, with today’s hours where they can see them.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Gold Coast, Australia: 27°C, Cloudy');
  });

  it('asks for the beaches when the visitor comes near them', async () => {
    const { scroll } = await openWeather();
    await waitFor(() => expect(api.calls.map(readPlace)).toEqual(['Gold Coast,AU']));
    expect(row('Burleigh Heads')).toHaveAttribute('aria-busy', 'true');
    scroll();
    await waitFor(() => expect(api.calls).toHaveLength(1 + localPlaces.length));
  });

  it('has compact cards for three beaches under "Local Gold Coast Weather" [WEATHER-07] [WEATHER-14]', async () => {
    await renderAnsweredWeather(api);
    const section = screen.getByRole('region', { name: 'Local Gold Coast Weather' });
    const cards = within(section).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Surfers Paradise',
      'Broadbeach',
      'Burleigh Heads',
    ]);
    for (const card of cards) {
      expect(card).toHaveTextContent(/27°C.*Cloudy.*Feels like30°CHumidity64%Wind18 km\/h/);
      expect(card).not.toHaveTextContent('Pressure');
    }
  });

  it('has a promo block that leads to contact and services [WEATHER-08]', async () => {
    await openWeather();
    const promo = within(
      screen.getByRole('region', { name: 'The sky changes by the hour. Your website shouldn’t.' }),
    );
    expect(promo.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
    expect(promo.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '/services');
  });

  it('shows a skeleton on each beach, then its reading or a sample that says so [WEATHER-15] [WEATHER-21]', async () => {
    await renderWeather(api);
    for (const place of ['Surfers Paradise', 'Broadbeach', 'Burleigh Heads']) {
      expect(row(place)).toHaveAttribute('aria-busy', 'true');
    }
    for (const call of api.calls) {
      if (readPlace(call) === 'Broadbeach,AU') call.answer(200, sampleAnswer('Broadbeach'));
      else if (readPlace(call) === 'Burleigh Heads,AU') call.answer(500, {});
      else call.answer(200, noReading);
    }
    await waitFor(() => expect(document.querySelector('article [data-part="skeleton"]')).toBeNull());
    expect(row('Broadbeach')).not.toHaveTextContent('Sample, not live');
    for (const name of ['Surfers Paradise', 'Burleigh Heads']) {
      const { temperature, humidity } = cannedWeather(name);
      expect(row(name)).toHaveTextContent('Sample, not live');
      expect(row(name)).toHaveTextContent(new RegExp(`${temperature}°C.*Humidity${humidity}%`));
    }
  });

  it('asks in Persian, and writes Persian figures', async () => {
    const { container } = await renderAnsweredWeather(api, 'fa');
    const board = container.querySelector('[data-part="conditions-board"]');
    expect(api.calls.map(({ headers }) => headers['accept-language'])).toEqual(['fa', 'fa', 'fa', 'fa']);
    expect(board?.querySelector('[data-band]')).toHaveTextContent('۲۷');
    expect(board).toHaveTextContent('۱۰:۰۰');
    expect(board?.querySelector('dl')).not.toHaveTextContent(/[0-9]/);
  });
});
