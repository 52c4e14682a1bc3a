import { screen, within } from '@testing-library/react';
import { MeasuredSpeed } from '@/components/audit/report/measured-speed';
import { useReportParts } from '@/components/audit/report/report-parts';
import type { PresentedPage } from '@/lib/audit/report/presented-report';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { showReport } from '@/tests/support/report-under-link';

type Speed = NonNullable<PresentedPage['speed']>;

const field: Speed['field'] = {
  of: 'page',
  firstDay: '2026-10-24',
  lastDay: '2026-11-20',
  lcpMs: 2410,
  inpMs: 230,
  cls: 0.3,
  history: [
    { lastDay: '2026-11-01', lcpMs: 4100, inpMs: null, cls: 0.3 },
    { lastDay: '2026-11-08', lcpMs: 3200, inpMs: 260, cls: null },
    { lastDay: '2026-11-15', lcpMs: 2400, inpMs: 230, cls: 0.3 },
  ],
};
const lab: Speed['lab'] = {
  lcpMs: 3321.5,
  cls: 0.02,
  tbtMs: 180,
  totalBytes: 1_234_567,
  version: '13.4.1',
  measuredAt: '2026-11-20T10:00:00.000Z',
};

/** The section alone, with the parts that a report gives it. */
const Section = ({ speed, locale }: { speed: Speed; locale: Locale }) => (
  <MeasuredSpeed speed={speed} parts={useReportParts(locale)} />
);

const show = (speed: Speed, locale: Locale = 'en') =>
  renderInLocale(<Section speed={speed} locale={locale} />, locale);

const section = () => within(screen.getByRole('region', { name: 'Speed, as Google measured it' }));

describe('what Google measured', () => {
  it('shows what one run found, with its source and date', async () => {
    await showReport({ speed: { lab, field: null } });
    const figure = (name: string) => section().getByText(name).nextElementSibling;
    expect(figure('Main content visible (LCP)')).toHaveTextContent('3.3 secs needs work');
    expect(figure('Things that jump (CLS)')).toHaveTextContent('0.02 good');
    expect(figure('Blocked by scripts (TBT)')).toHaveTextContent('180 ms good');
    expect(figure('Downloaded in all')).toHaveTextContent('1,234.6 kB');
    expect(
      section().getByText(/PageSpeed Insights, Lighthouse 13\.4\.1\. 20 November 2026/),
    ).toBeInTheDocument();
  });

  it('draws what visitors got over the months, and says the same as text', async () => {
    await show({ lab: null, field });
    expect(
      section().getByRole('img', { name: /^Main content visible \(LCP\): from 4\.1 secs to 2\.4 secs/ }),
    ).toBeInTheDocument();
    expect(section().getAllByRole('img')).toHaveLength(3);
    const rows = within(section().getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('28 days to'),
      '15 Nov 20262.4 secs230 ms0.3',
      '8 Nov 20263.2 secs260 ms–',
      '1 Nov 20264.1 secs–0.3',
    ]);
    expect(section().getByText(/Chrome UX Report, phones, 24 Oct 2026 to 20 Nov 2026/)).toBeInTheDocument();
    expect(section().getByText(/Three of four visits to this page/)).toBeInTheDocument();
  });

  it('says so where the figures are of the whole website', async () => {
    await show({ lab: null, field: { ...field, of: 'site', history: [] } });
    expect(section().getByText(/figures of the whole website/)).toBeInTheDocument();
    expect(section().queryByRole('img')).toBeNull();
  });

  it('is left out where Google measured nothing', async () => {
    await showReport({ speed: undefined });
    expect(screen.queryByRole('region', { name: 'Speed, as Google measured it' })).toBeNull();
  });

  it('is accessible', async () => {
    const { container } = await show({ lab, field }, 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});
