/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('the weather page', () => {
  const api = eachTest(startApi);

  const row = (name: string) => {
    const found = screen.getByRole('heading', { level: 3, name }).closest('article');
    if (!found) throw new Error(`no row for ${name}`);
    return found;
  };

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
    const face = board().querySelector('[data-band]');
    const verdict = card.getByText('A grey sky keeps more people indoors.');
    expect(verdict.compareDocumentPosition(face ?? verdict)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      card.getByText('Remind people that you are open, with today’s hours where they can see them.'),
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

describe('the search for weather', () => {
  const api = eachTest(startApi);

  const box = () => screen.getByRole('searchbox');

  const button = () => screen.getByRole('button', { name: /^Search/ });

  async function searchFor(text: string) {
    const user = userEvent.setup({ delay: null });
    const arrives = api.nextCall();
    await user.clear(box());
    await user.click(box());
    await user.paste(text);
    await user.keyboard('{Enter}');
    return { user, call: await arrives };
  }

  describe('a search for a place', () => {
    it('can’t be started while the text is empty or blank, or a search is running [WEATHER-11]', async () => {
      await renderAnsweredWeather(api);
      expect(button()).toBeDisabled();
      await userEvent.type(box(), '   ');
      expect(button()).toBeDisabled();
      await userEvent.paste('Nerang');
      expect(button()).toBeEnabled();

      const arrives = api.nextCall();
      await userEvent.click(button());
      const call = await arrives;
      await userEvent.type(box(), 'Robina');
      expect(button()).toBeDisabled();
      expect(button()).toHaveTextContent('Searching...');

      call.answer(200, sampleAnswer('Nerang'));
      await waitFor(() => expect(button()).toBeEnabled());
      expect(api.calls).toHaveLength(5);
    });

    it('starts by Enter too, clears the box and shows the place [WEATHER-12] [WEATHER-13]', async () => {
      await renderAnsweredWeather(api);
      const { call } = await searchFor('  Nerang ');
      expect(readPlace(call)).toBe('Nerang');
      expect(box()).toHaveValue('');
      expect(within(board()).getByText('Loading the weather for Nerang...')).toBeVisible();

      call.answer(200, sampleAnswer('Nerang', { temperature: 14.6, icon: '10d', description: 'Light rain' }));
      expect(await within(board()).findByRole('heading', { name: 'Nerang, Australia' })).toBeVisible();
      expect(board()).toHaveTextContent(/15°CCoolLight rain/);
      expect(screen.getByRole('heading', { name: 'Current conditions' })).toHaveFocus();
    });

    it('loads the weather of a city by each of the four buttons [WEATHER-04]', async () => {
      await renderAnsweredWeather(api);
      for (const [name, place] of [
        ['Brisbane', 'Brisbane,AU'],
        ['Sydney', 'Sydney,AU'],
        ['Melbourne', 'Melbourne,AU'],
        ['Gold Coast', 'Gold Coast,AU'],
      ] as const) {
        const city = screen.getByRole('button', { name });
        const arrives = api.nextCall();
        await userEvent.click(city);
        const call = await arrives;
        expect(readPlace(call)).toBe(place);

        call.answer(200, sampleAnswer(name, { temperature: 19 }));
        await waitFor(() => expect(board()).toHaveTextContent(new RegExp(`${name}, Australia.*19°C`)));
        expect(city).toHaveAttribute('aria-pressed', 'true');
      }
    });

    it('needn’t wait for the reading that came by itself', async () => {
      await renderWeather(api);
      const { call } = await searchFor('Nerang');
      call.answer(200, sampleAnswer('Nerang'));
      expect(await within(board()).findByRole('heading', { name: 'Nerang, Australia' })).toBeVisible();
    });
  });

  describe('a search that finds several places', () => {
    it('shows the likeliest and offers the others', async () => {
      await renderAnsweredWeather(api);
      const { user, call } = await searchFor('Springfield');
      call.answer(200, sampleAnswer('Springfield', { suggestions: ['Springfield, Illinois, US'] }));
      expect(await within(board()).findByText('Another place with that name?')).toBeVisible();
      expect(await axeViolations(board())).toEqual([]);
      const arrives = api.nextCall();
      await user.click(within(board()).getByRole('button', { name: 'Springfield, Illinois, US' }));
      expect(readPlace(await arrives)).toBe('Springfield, Illinois, US');
    });
  });

  it('visibility below a kilometre is shown in metres', async () => {
    await renderAnsweredWeather(api);
    const { call } = await searchFor('Nerang');
    call.answer(200, sampleAnswer('Nerang', { visibility: 0.216, condition: 'fog' }));
    await waitFor(() => expect(board()).toHaveTextContent('Visibility220 m'));
  });

  describe('a search that finds nothing', () => {
    it('says so for an unknown place, and offers what may have been meant [WEATHER-18]', async () => {
      const inView = jest.spyOn(Element.prototype, 'scrollIntoView');
      await renderAnsweredWeather(api);
      const { user, call } = await searchFor('Brisbnae');
      call.answer(404, {
        success: false,
        code: 'place_not_found',
        suggestions: ['Brisbane, Queensland, AU'],
      });

      const sentence = 'Location not found. Please check the spelling and try again.';
      expect(await within(board()).findByText(sentence)).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(sentence);
      expect(board()).toHaveTextContent(/You searched for “.?Brisbnae.?”\./);
      expect(inView).toHaveBeenCalledWith({ block: 'nearest' });
      await waitFor(() => expect(box()).toHaveValue('Brisbnae'));
      expect(board()).not.toHaveTextContent('Weather Service Unavailable');
      expect(board().querySelector('[data-band]')).toBeNull();
      expect(await axeViolations(board())).toEqual([]);

      const arrives = api.nextCall();
      await user.click(screen.getByRole('button', { name: 'Brisbane, Queensland, AU' }));
      expect(readPlace(await arrives)).toBe('Brisbane, Queensland, AU');
      await waitFor(() => expect(box()).toHaveValue(''));
    });

    it('says that fetching failed for an answer of 500, 502, 429 or 422 [WEATHER-19]', async () => {
      await renderAnsweredWeather(api);
      for (const status of [500, 502, 429, 422]) {
        const { call } = await searchFor('Nerang');
        expect(within(board()).queryByText('Failed to fetch weather data')).toBeNull();
        call.answer(status, { success: false, code: 'internal', message: 'Something broke.' });
        expect(await within(board()).findByText('Failed to fetch weather data')).toBeVisible();
        expect(board()).toHaveTextContent(/You searched for “.?(Nerang)+.?”\./);
      }
    });

    it('has a sentence of ours for a broken connection [WEATHER-20]', async () => {
      await renderAnsweredWeather(api);
      const direct = globalThis.fetch;
      for (const [thrown, sentence] of [
        [new TypeError('NetworkError when attempting to fetch resource.'), 'Failed to fetch weather data'],
        ['no reason', 'Failed to load weather data'],
      ]) {
        globalThis.fetch = () => Promise.reject(thrown);
        await userEvent.clear(box());
        await userEvent.type(box(), 'Nerang{Enter}');
        expect(await within(board()).findByText(String(sentence))).toBeVisible();
      }
      globalThis.fetch = direct;
    });

    it('shows "Weather Service Unavailable", the key hint and a sample that says so; a new try helps [WEATHER-16]', async () => {
      await renderWeather(api);
      for (const call of api.calls) call.answer(200, noReading);
      const fault = await within(board()).findByRole('heading', { name: 'Weather Service Unavailable' });
      expect(fault).toBeVisible();
      expect(board()).toHaveTextContent(/configure the weather provider key/);
      expect(board()).not.toHaveTextContent(/[A-Z]+_[A-Z]+/);
      expect(board()).toHaveTextContent(/Sample, not live.*Gold Coast.*25°C/);
      expect(board()).toHaveTextContent('Last updated: no live reading yet');
      expect(within(board()).queryByText('A thought for your trade')).toBeNull();

      const arrives = api.nextCall();
      await userEvent.click(within(board()).getByRole('button', { name: 'Try again' }));
      (await arrives).answer(200, sampleAnswer('Gold Coast'));
      expect(await within(board()).findByText('Live')).toBeVisible();
      expect(within(board()).queryByText('Weather Service Unavailable')).toBeNull();
    });
  });
});
