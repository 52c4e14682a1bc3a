/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import { brand } from '@/lib/config/brand';
import { axeViolations } from '@/tests/support/axe-violations';
import { allFailureModes } from '@/tests/support/fake-provider';
import { startSiteAnswers } from '@/tests/support/site-answers';
import { browseWith, renderTopBar } from './render-top-bar';

let site: Awaited<ReturnType<typeof startSiteAnswers>>;
let logged: jest.SpyInstance[];

beforeEach(() => {
  browseWith('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36');
  logged = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
});

afterEach(async () => {
  await site.stop();
  const said = logged.flatMap(({ mock }) => mock.calls);
  jest.restoreAllMocks();
  expect(said).toEqual([]);
});

const bar = () => screen.getByRole('region', { name: 'Local information and settings' });

async function expectFallback() {
  expect(await screen.findByText('Gold Coast, Queensland, Australia')).toBeInTheDocument();
  expect(bar()).toHaveTextContent(/Australia26°CSunnySample/);
}

describe('the top bar', () => {
  it('shows the brand, place, weather with its source, and device of the visitor, asked once and in order [TOPBAR-01] [TOPBAR-02] [TOPBAR-03] [TOPBAR-04]', async () => {
    site = await startSiteAnswers();
    await renderTopBar();
    expect(within(bar()).getByText(brand.name)).toBeInTheDocument();
    expect(within(bar()).getByRole('img', { name: 'Computer' })).toBeInTheDocument();
    expect(within(bar()).getByText('Windows, Chrome')).toBeInTheDocument();
    expect(await screen.findByText('Brisbane, Australia')).toBeInTheDocument();
    const reading = await screen.findByRole('link', { name: '23°C light rain' });
    expect(reading).toHaveAttribute('href', 'https://openweathermap.org/');
    expect(reading).toHaveAccessibleDescription('Weather data: OpenWeather');
    // The mark of an invented reading.
    expect(bar()).not.toHaveTextContent('Sample');
    expect(site.paths()).toEqual(['/api/location', '/api/weather?lat=-27.4679&lon=153.0281&optional=true']);
  });

  it('says so when it knows neither system nor browser', async () => {
    site = await startSiteAnswers();
    browseWith('Lynx');
    await renderTopBar();
    expect(within(bar()).getByText('Other system, other browser')).toBeInTheDocument();
  });

  it('holds theme menu, sound toggle and language menu, and has no accessibility violation [TOPBAR-05]', async () => {
    site = await startSiteAnswers();
    const { container } = await renderTopBar();
    const controls = within(bar());
    expect(controls.getByRole('button', { name: 'Theme: System' })).toBeInTheDocument();
    expect(controls.getByRole('button', { name: 'Sound On' })).toBeInTheDocument();
    expect(controls.getByRole('button', { name: 'Choose a language: English' })).toBeInTheDocument();
    expect(await screen.findByText('Brisbane, Australia')).toBeInTheDocument();
    await expect(axeViolations(container)).resolves.toEqual([]);
  });

  it('keeps names as they are, whatever they contain', async () => {
    const location = { city: '{country} $&', country: '{city}', lat: 1, lon: 1, source: 'lookup' };
    site = await startSiteAnswers({ location });
    await renderTopBar();
    expect(await screen.findByText('{country} $&, {city}')).toBeInTheDocument();
  });
});

describe('what the top bar shows when something is not known', () => {
  it.each(allFailureModes)(
    'our coast, silently, when the server failureMode (%s) [TOPBAR-13]',
    async (misdeed) => {
      site = await startSiteAnswers();
      site.provider.failureMode = misdeed;
      await renderTopBar();
      await expectFallback();
    },
  );

  it.each(['/api/location', '/api/weather'] as const)(
    'our coast, silently, when %s fails [TOPBAR-13]',
    async (path) => {
      site = await startSiteAnswers();
      site.failAt(path);
      await renderTopBar();
      await expectFallback();
    },
  );

  it('our coast when the server has no reading [TOPBAR-13]', async () => {
    site = await startSiteAnswers({ weather: { summary: null, source: null, suggestions: [] } });
    await renderTopBar();
    await expectFallback();
  });

  it('26 °C and sunny in a place without coordinates, without asking for its weather [TOPBAR-15]', async () => {
    const location = { city: 'Brisbane', country: 'Australia', lat: null, lon: null, source: 'lookup' };
    site = await startSiteAnswers({ location });
    await renderTopBar();
    expect(await screen.findByText('Brisbane, Australia')).toBeInTheDocument();
    expect(bar()).toHaveTextContent(/26°CSunnySample/);
    expect(site.paths()).toEqual(['/api/location']);
  });

  it('the real weather of our coast when nobody knows the place', async () => {
    const location = {
      city: 'Gold Coast',
      country: 'Australia',
      lat: -28.02,
      lon: 153.4,
      source: 'fallback',
    };
    site = await startSiteAnswers({ location });
    await renderTopBar();
    expect(await screen.findByText('Gold Coast, Queensland, Australia')).toBeInTheDocument();
    expect(bar()).toHaveTextContent(/23°Clight rain/);
  });
});
