/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import { useReportParts } from '@/components/audit/report/report-parts';
import { SiteSection } from '@/components/audit/report/site-section';
import { presentSite } from '@/lib/audit/report/present-site';
import type { PresentedSite } from '@/lib/audit/report/presented-site';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { answers, inFakeTime, pass, showReport, token } from '@/tests/support/report-under-link';
import { sampleSiteAudit } from '@/tests/support/sample-site';

const path = `/api/reports/${token}/site`;
const open = { readCount: 0, waitingCount: 0, latest: [], audit: null, willMail: true };
const queued = (locale: Locale = 'en') => presentSite({ ...open, state: 'queued' }, token, locale);
const done = (locale: Locale = 'en') =>
  presentSite({ ...open, state: 'done', audit: sampleSiteAudit() }, token, locale);
const running = (latest: string[]) =>
  presentSite({ ...open, state: 'running', readCount: latest.length, waitingCount: 6, latest }, token, 'en');

/** The section alone, with the parts that a report gives it. */
function Section({ site, locale }: { site: PresentedSite; locale: Locale }) {
  const { icons, words, language } = useReportParts(locale);
  const { severity, findings } = words;
  return <SiteSection site={site} parts={{ icons, severity, fix: findings.fix, language }} />;
}

const show = (site: PresentedSite, locale: Locale = 'en') =>
  renderInLocale(<Section site={site} locale={locale} />, locale);

const section = () => screen.getByRole('region', { name: 'The whole website' });

inFakeTime();

describe('the whole website in a report', () => {
  it('shows page by page how far it is, and then what was found, without a reload', async () => {
    const asked = answers(
      await running(['https://www.smith.example/a']),
      await running(['https://www.smith.example/b', 'https://www.smith.example/a']),
      await done(),
    );
    await showReport({ site: await queued() });
    expect(section()).toHaveTextContent('We’ll now read the other pages of your website, at most 100');
    expect(section()).toHaveTextContent('if you close this page, we’ll email you when it’s done');
    await pass(2000);
    expect(section()).toHaveTextContent('https://www.smith.example/a');
    await pass(2000);
    const bar = within(section()).getByRole('progressbar', { name: 'The whole website' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(section()).toHaveTextContent('https://www.smith.example/b');
    await pass(2000);
    expect(within(section()).queryByRole('progressbar')).toBeNull();
    expect(
      screen.getByRole('heading', { name: 'Links to your own pages that lead nowhere' }),
    ).toBeInTheDocument();
    await pass(60_000);
    expect(asked).toEqual([path, path, path]);
  });

  it('asks again after a failure, and no more where the report is gone', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const asked = answers(503, await running([]), 404);
    await show(await queued());
    await pass(2000);
    await pass(9999);
    expect(asked).toHaveLength(1);
    await pass(1);
    await pass(2000);
    await pass(600_000);
    expect(asked).toHaveLength(3);
    expect(section()).toBeVisible();
  });

  it('lists each fault with every place, what pages share, and the pages', async () => {
    await show(await done());
    const broken = screen.getByRole('heading', { name: /lead nowhere/ }).closest('details');
    // Without the origin that every address of the list would repeat.
    expect(broken).toHaveTextContent('/goneReturns error 404');
    expect(broken).not.toHaveTextContent('https://www.smith.example');
    expect(broken).toHaveTextContent('Linked from 2 pages:');
    expect(broken).toHaveTextContent('“Our offers”, line 31');
    expect(section()).toHaveTextContent('on 2 of 3 pages');
    expect(within(section()).getByRole('table', { hidden: true })).toHaveTextContent('/prices');
  });

  it('shows five places of a fault at once, and folds the rest', async () => {
    const pages = Array.from({ length: 9 }, (_, index) => ({ url: `https://www.smith.example/${index}` }));
    const outcome = {
      ...({ status: 'failed', severity: 'warning', count: 1 } as const),
      items: [{ text: 'Home', places: pages, more: 3 }],
    };
    const audit = sampleSiteAudit({ findings: [{ id: 'duplicate-titles', outcome }] });
    await show(await presentSite({ ...open, state: 'done', audit }, token, 'en'));
    const rest = screen.getByText('and 7 more').closest('details');
    expect(rest).not.toHaveAttribute('open');
    expect(rest).toHaveTextContent('/5/6/7/8');
    expect(rest?.previousElementSibling).toHaveTextContent('/0/1/2/3/4');
    expect(screen.getByText('and 3 more')).toBeInTheDocument();
  });

  it('draws the score of every page, the lowest first, with the range in figures', async () => {
    const page = { title: 'A', isNoindex: false, words: 210, clicks: 1 };
    const pages = [91, 48, null, 70].map((seo, index) => ({
      ...{ ...page, seo },
      url: `https://www.smith.example/${index}`,
    }));
    await show(await presentSite({ ...open, state: 'done', audit: sampleSiteAudit({ pages }) }, token, 'en'));
    const chart = within(section()).getByRole('figure');
    expect(chart).toHaveTextContent('SEO score48–91');
    const bars = [...chart.querySelectorAll('i')].map(({ dataset, style }) => [
      dataset.band,
      style.blockSize,
    ]);
    expect(bars).toEqual([
      ['bad', '48%'],
      ['mid', '70%'],
      ['good', '91%'],
    ]);
  });

  it('sets what the pages say about the business side by side', async () => {
    await show(await done());
    const sheet = within(screen.getByText('Facts about you, side by side').closest('details') ?? section());
    expect(sheet.getByText('07 5555 0199').closest('li')).toHaveTextContent(
      '07 5555 0199Another value contradicts this one.Search engines are told it on 1 page:/prices',
    );
    expect(sheet.getByText('GPTBot').closest('li')).toHaveTextContent(
      'Your robots.txt asks them to stay away.',
    );
    expect(sheet.getByText(/^This is what robots.txt says/)).toHaveTextContent('(read on 22 November 2026)');
  });

  it('has no fault of accessibility', async () => {
    jest.useRealTimers();
    const { container, unmount } = await show(await done('fa'), 'fa');
    expect(await axeViolations(container)).toEqual([]);
    unmount();
    const waiting = await show(await queued('fa'), 'fa');
    expect(await axeViolations(waiting.container)).toEqual([]);
  });
});
