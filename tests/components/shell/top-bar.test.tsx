/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ReportGone } from '@/components/audit/report/report-gone';
import { SeoAuditSections } from '@/components/audit/request/seo-audit-sections';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { ContactCard } from '@/components/contact/contact-card';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { DeviceLine } from '@/components/shell/device-line';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { localeCodes } from '@/lib/i18n/locales';
import { browseWith, renderTopBar } from '@/tests/components/shell/render-top-bar';
import { allFailureModes } from '@/tests/support/fake-provider';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { startSiteAnswers } from '@/tests/support/site-answers';
import { eachTest } from '@/tests/support/started';

describe('the top bar', () => {
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

    it('holds theme menu, sound toggle and language menu [TOPBAR-05]', async () => {
      site = await startSiteAnswers();
      await renderTopBar();
      const controls = within(bar());
      expect(controls.getByRole('button', { name: 'Theme: System' })).toBeInTheDocument();
      expect(controls.getByRole('button', { name: 'Sound On' })).toBeInTheDocument();
      expect(controls.getByRole('button', { name: 'Choose a language: English' })).toBeInTheDocument();
      expect(await screen.findByText('Brisbane, Australia')).toBeInTheDocument();
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
});

describe('the top bar, dismissed', () => {
  const site = eachTest(startSiteAnswers);

  // A separate file is a separate page load: a dismissed bar stays hidden until the next load.
  it('has a button that hides the bar, also from where it is drawn anew [TOPBAR-06]', async () => {
    const { container, unmount } = await renderTopBar();
    expect(await screen.findByText('Brisbane, Australia')).toBeInTheDocument();

    // The site's header, which follows the bar on a page.
    const header = document.createElement('div');
    header.dataset.part = 'header';
    header.innerHTML = '<a href="/">Home</a>';
    document.body.append(header);

    await userEvent.click(screen.getByRole('button', { name: 'Hide this bar' }));
    expect(container).toBeEmptyDOMElement();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();

    unmount();
    const again = await renderTopBar();
    expect(again.container).toBeEmptyDOMElement();
    expect(site.paths()).toHaveLength(2);
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 'Your device: iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36', 'Your device: Android'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 'Your device: other mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Your device: desktop'],
])('%s is reported as "%s" [FOOTER-09]', async (userAgent, sentence) => {
  browseWith(userAgent);
  await renderInLocale(<DeviceLine />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

describe('the note about a scattered form', () => {
  const note =
    'This preview has no database: what you send from here isn’t kept, and links to results may not open.';

  const forms: [string, ReactElement][] = [
    ['contact', <ContactCard key="contact" />],
    ['the newsletter', <NewsletterBlock key="newsletter" />],
    ['the audit', <SeoAuditSections key="audit" />],
    ['growth', <BusinessGrowthSections key="growth" />],
    ['personalisation', <SmartPersonalizationSections key="personalization" locale="en" />],
  ];

  const before = { ...env };

  afterEach(() => {
    Object.assign(env, { VERCEL_ENV: undefined, DATABASE_URL: undefined }, before);
  });

  describe('a preview whose functions share no database', () => {
    it.each(forms)('says so at the form of %s', async (_name, form) => {
      env.VERCEL_ENV = 'preview';
      await renderInLocale(form);
      expect(screen.getAllByText(note).length).toBeGreaterThan(0);
    });

    it.each(localeCodes)('says so in place of a result, in %s', async (locale) => {
      env.VERCEL_ENV = 'preview';
      await renderInLocale(<ReportGone />, locale);
      const said = screen.getByRole('heading', { level: 1 }).textContent;
      env.VERCEL_ENV = undefined;
      await renderInLocale(<ReportGone />, locale);
      expect(screen.getAllByRole('heading', { level: 1 }).at(-1)).not.toHaveTextContent(said);
    });
  });

  describe('any other site', () => {
    it.each([{}, { VERCEL_ENV: 'preview', DATABASE_URL: 'postgres://db/site' }])(
      'says nothing of it: %j',
      async (settings) => {
        Object.assign(env, settings);
        await renderInLocale(<ContactCard />);
        expect(screen.queryByText(note)).not.toBeInTheDocument();
        await renderInLocale(<ReportGone />);
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This result is no longer here');
      },
    );
  });
});
