import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badgeVariant } from '@/components/audit/checker/analyser-result';
import { MeasuredSpeed } from '@/components/audit/report/measured-speed';
import { useReportTexts } from '@/components/audit/report/report-texts';
import { scoreBand } from '@/components/audit/report/score-band';
import { ReportSpecimen } from '@/components/audit/report-specimen';
import { WatchNotices } from '@/components/audit/watch/watch-notices';
import { WatchSection } from '@/components/audit/watch/watch-section';
import type { PresentedPage } from '@/lib/audit/presented';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { reportWith, showReport } from '@/tests/support/report-under-link';
import { sampleAudit, sampleFindings } from '@/tests/support/sample-analysis';
import { samplePlan, sampleRepair } from '@/tests/support/sample-plan';
import { shareMarkup } from '@/tests/support/share-markup';

type Speed = NonNullable<PresentedPage['speed']>;

/** The section alone, with the parts that a report gives it. */
const Section = ({ speed, locale }: { speed: Speed; locale: Locale }) => (
  <MeasuredSpeed speed={speed} texts={useReportTexts(locale)} />
);

describe('the report of an audit', () => {
  const count = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

  describe('an audit report', () => {
    shareMarkup(reportWith());

    it('has four figures out of 100, each with a bar, and says what was not measured [AUDIT-10, AUDIT-11]', () => {
      const figures = within(screen.getByRole('region', { name: 'The four figures' }));
      for (const [name, score] of [
        ['Page speed', 64],
        ['Mobile score', 81],
        ['SEO score', 62],
      ] as const) {
        const bar = figures.getByRole('meter', { name });
        expect(bar).toHaveAttribute('aria-valuenow', String(score));
        expect(bar.parentElement).toHaveTextContent(`${name}${score}/100`);
      }
      expect(figures.getByText('Security').nextElementSibling).toHaveTextContent('Not measured');
      expect(figures.getAllByRole('meter')).toHaveLength(3);
    });

    it('lists what to do with its title, description and impact [AUDIT-12]', () => {
      for (const { title, description, impact } of sampleAudit().recommendations) {
        const fold = screen.getByRole('heading', { name: title }).closest('details');
        for (const part of description.split('\n')) {
          for (const sentence of part.split('. ')) expect(fold).toHaveTextContent(sentence);
        }
        expect(fold).toHaveTextContent(impact);
      }
    });

    it('prints the repairs, and leaves the checks to the screen', () => {
      const fold = (name: string) => screen.getByRole('heading', { name }).closest('details');
      expect(fold('All checks, one by one')).toHaveClass('print:hidden!');
      expect(screen.getByRole('region', { name: 'Write a title for each page' })).not.toHaveClass(
        'print:hidden!',
      );
    });

    it('leads to us and to the packages [AUDIT-13]', () => {
      expect(screen.getByRole('link', { name: 'Have us fix it' })).toHaveAttribute(
        'href',
        '/contact?attachment=AAAAAAAAAAAAAAAAAAAAAA',
      );
      expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/products');
    });

    it('never loads a picture from the website it is about', () => {
      expect(document.querySelector('img')).toBeNull();
      expect(screen.getByRole('link', { name: 'Open the image' })).toHaveAttribute(
        'href',
        'https://ferryroadautos.example/yard.jpg',
      );
    });
  });

  describe('an audit report of another page', () => {
    it('shows the overall score, and how many faults of each kind [AUDIT-08, AUDIT-09]', async () => {
      await showReport({
        issues: { critical: 3, warning: 6, info: 2, passed: 22 },
        plan: samplePlan({ issues: { critical: 3, warning: 6, info: 2 } }),
      });
      expect(screen.getByRole('img', { name: 'Score: 62 out of 100' })).toBeVisible();
      expect(count('Critical issues')).toBe('3');
      expect(count('Warnings')).toBe('6');
      expect(count('Passed checks')).toBe('22');
    });

    it('shows the line and the address of what was seen, one beside the other', async () => {
      const [first] = sampleFindings;
      const item = { snippet: '<a href="/x">here</a>', url: 'https://www.smith.example/x', line: 4 };
      const checks = first ? [{ ...first, details: { count: 1, items: [item] } }] : [];
      await showReport({ checks });
      const seen = screen.getByText('<a href="/x">here</a>').closest('li');
      expect(seen).toHaveTextContent('Line 4 https://www.smith.example/x');
    });

    it('can be run again by an ordinary form, and shows what has changed', async () => {
      await showReport({
        change: {
          since: '2026-11-10T00:00:00.000Z',
          overallScore: 41,
          fixed: ['Sitemap'],
          broken: ['Google has no title to show for this page'],
        },
      });
      const form = screen.getByRole('button', { name: 'Check again' }).closest('form');
      expect(form).toHaveAttribute('method', 'post');
      expect(form).toHaveAttribute('action', '/api/reports/AAAAAAAAAAAAAAAAAAAAAA');
      const change = within(screen.getByRole('region', { name: 'Since the last run' }));
      expect(change.getByText(/the score was 41/)).toBeVisible();
      expect(change.getByText('Sitemap')).toBeVisible();
    });

    it('shows what a page says as text, and links to web addresses only', async () => {
      const [first] = sampleFindings;
      if (!first) throw new Error('no sample');
      const hostile = '<img src=x onerror=alert(1)>';
      const details = { count: 1, items: [{ snippet: hostile }] };
      await showReport({
        title: hostile,
        preview: { title: hostile, description: '', url: '', image: 'javascript:alert(1)', siteName: '' },
        checks: [{ ...first, learnMore: 'javascript:alert(1)', details }],
      });
      expect(screen.getAllByText(hostile).length).toBeGreaterThan(1);
      expect(document.querySelector('img[src="x"]')).toBeNull();
      expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
    });

    it('of an address that answers with an error says that first', async () => {
      await showReport({ statusCode: 404, overallScore: 40 });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This address shows no page.');
    });

    it('of a page that a filter kept from us says just that', async () => {
      await showReport({ statusCode: 403, overallScore: 5 });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The website didn’t let us in.');
      expect(screen.queryByText('Hard to find as it is.')).toBeNull();
    });

    it('of a website that refused our program says who did, without a figure or a fault', async () => {
      const refusal = {
        title: 'smith.example turned our program away',
        text: ['Cloudflare answered.', 'Nothing about Google.'],
      };
      const { container } = await showReport({ refusal, overallScore: null, checks: [], statusCode: 403 });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'smith.example turned our program away',
      );
      expect(screen.getByText('Cloudflare answered.')).toBeVisible();
      expect(screen.queryByRole('meter')).toBeNull();
      expect(container).not.toHaveTextContent('100');
      expect(screen.queryByRole('region', { name: 'The four figures' })).toBeNull();
    });

    it('says once how much of a very large page was read', async () => {
      await showReport({ truncation: 'Your page is so large.' });
      expect(screen.getByText('Your page is so large.')).toBeVisible();
    });
  });
});

describe('the colour of a score', () => {
  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'mid'],
    [60, 'mid'],
    [59, 'bad'],
    [0, 'bad'],
  ])('of %i is %s [SEOCHK-12]', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

describe('the badge of the analyser', () => {
  it.each([
    [71, 'default'],
    [100, 'default'],
    [70, 'destructive'],
    [0, 'destructive'],
  ])('for %i is %s [SEOSRV-11]', (score, variant) => {
    expect(badgeVariant(score)).toBe(variant);
  });
});

describe('what Google measured', () => {
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

  const show = (speed: Speed, locale: Locale = 'en') =>
    renderInLocale(<Section speed={speed} locale={locale} />, locale);

  const section = () => within(screen.getByRole('region', { name: 'Speed, as Google measured it' }));

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
    expect(section().getByText(/Three out of four visits to this page/)).toBeInTheDocument();
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

describe('the repairs of a report', () => {
  const seven = samplePlan({
    repairs: [...samplePlan().repairs, ...[3, 4, 5, 6, 7].map((number) => sampleRepair(number))],
    weekCount: 5,
  });

  describe('the repairs of a report', () => {
    shareMarkup(reportWith());

    it('open with the first one: whom it loses, how long it takes, who can do it, and the score after it', () => {
      const card = within(screen.getByRole('region', { name: 'Write a title for each page' }));
      for (const fact of [
        'Loses visitors who can’t find you',
        '5 minutes to fix',
        'You can do it',
        'This page: from 62 to 71.',
      ])
        expect(card.getByText(fact)).toBeVisible();
      expect(
        card.getByText('<title>Car service, Nerang | Ferry Road Autos</title>', { selector: 'pre' }),
      ).toBeInTheDocument();
    });

    it('say once what to do this week', () => {
      expect(screen.getAllByText(/^This week/)).toHaveLength(1);
      expect(screen.getByText(/^This week: repairs 1 to 2, 10 minutes of work/)).toBeVisible();
    });

    it('name what to ignore, and why', () => {
      const fold = screen.getByRole('heading', { name: 'Ignore these' }).closest('details');
      expect(fold).toHaveTextContent('No visitor notices, and search engines don’t mind.');
    });

    it('have the report’s chapters and our help always beside them', () => {
      const chapters = within(screen.getByRole('navigation', { name: 'Chapters of this report' }));
      const links = chapters
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        ['Repairs', '#repairs'],
        ['All checks', '#checks'],
      ]);
      for (const [, href] of links) expect(document.querySelector(href ?? '')).not.toBeNull();
      expect(screen.getByRole('link', { name: 'Have us fix it' })).toHaveAttribute(
        'href',
        '/contact?attachment=AAAAAAAAAAAAAAAAAAAAAA',
      );
    });
  });

  describe('seven repairs', () => {
    it('are numbered from one to seven, in this order, the week first', async () => {
      await showReport({ plan: seven });
      const section = screen.getByRole('region', { name: 'What to repair, in this order' });
      const text = section.textContent ?? '';
      const places = [2, 3, 4, 5, 6, 7].map((number) => text.lastIndexOf(`Repair number ${number}`));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text.indexOf('After this week')).toBeGreaterThan(places[3] ?? 0);
      expect(text.indexOf('After this week')).toBeLessThan(places[4] ?? 0);
    });

    it('are printed as a sheet with the work of all and the price', async () => {
      await showReport({ plan: seven });
      const sheet = screen.getByText('All of these repaired').closest('table');
      expect(sheet).toHaveTextContent('35 minutes');
      expect(sheet).toHaveTextContent('This inspection$0');
    });

    it('copy a text to paste, and say so, or how to do it by hand', async () => {
      const user = userEvent.setup();
      await showReport();
      const card = within(screen.getByRole('region', { name: 'Write a title for each page' }));
      await user.click(card.getByRole('button', { name: 'Copy' }));
      expect(await navigator.clipboard.readText()).toBe(
        '<title>Car service, Nerang | Ferry Road Autos</title>',
      );
      expect(card.getByText('Copied.')).toBeVisible();
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      await user.click(card.getByRole('button', { name: 'Copy' }));
      expect(card.getByText(/^Your browser doesn’t let us copy/)).toBeVisible();
    });

    it('read in Persian and have no fault for assistive technology', async () => {
      const { container } = await showReport({ plan: seven }, 'fa');
      expect(screen.getByRole('navigation', { name: 'بخش‌های این گزارش' })).toBeVisible();
      expect(await axeViolations(container)).toEqual([]);
    });
  });
});

describe('watching a report', () => {
  const path = '/api/reports/AAAAAAAAAAAAAAAAAAAAAA/watch';

  const weekMs = 7 * 24 * 60 * 60_000;

  const scoresOf = (...scores: number[]) =>
    scores.map((score, week) => ({
      readAt: new Date(Date.parse('2026-09-01T02:00:00Z') + week * weekMs).toISOString(),
      score,
    }));

  const show = (scores: number[], locale: Locale = 'en') =>
    renderInLocale(<WatchSection watch={{ path, scores: scoresOf(...scores) }} />, locale);

  it('is a plain form that says what is agreed to and posts to the report’s watch', async () => {
    await show([]);
    const email = screen.getByRole('textbox', { name: 'Email address' });
    expect(email).toBeRequired();
    expect(email).toHaveAccessibleDescription(/every email has a link to stop/);
    const form = email.closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path]);
    expect(form?.querySelector('input[name="locale"]')).toHaveValue('en');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('draws the scores as a line, and has them in a table, newest first', async () => {
    await show([62, 70, 91]);
    const chart = screen.getByRole('img', { name: /^3 scores, from 62 to 91/ });
    expect(chart.querySelector('polyline')?.getAttribute('points')).toBe('0.0,38 200.0,30 400.0,9');
    const rows = within(screen.getByRole('table', { name: 'The score, week by week' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Read onScore',
      '15\u00a0September\u00a0202691',
      '8\u00a0September\u00a0202670',
      '1\u00a0September\u00a0202662',
    ]);
  });

  it('says of a single score that the line is to come', async () => {
    await show([62]);
    expect(screen.getByText(/The line begins with the second one/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has an outcome for each part of the address, and a button where one is pressed', async () => {
    const { container } = await renderInLocale(<WatchNotices path={path} />, 'en');
    expect([...container.querySelectorAll('[id^=watch-]')].map(({ id }) => id)).toEqual([
      'watch-asked',
      'watch-failed',
      'watch-confirm',
      'watch-on',
      'watch-stop',
      'watch-off',
      'watch-invalid',
    ]);
    const actionOf = (name: string) => screen.getByText(name).closest('form')?.getAttribute('action');
    expect(actionOf('Yes, tell me')).toBe(`${path}/confirm`);
    expect(actionOf('Stop the emails')).toBe(`${path}/stop`);
  });

  it('is accessible', async () => {
    const { container } = await show([62, 70], 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the sample of a report', () => {
  it('shows the score, three faults with their work, the work in all and the price', async () => {
    await renderInLocale(<ReportSpecimen />, 'en');
    expect(screen.getByRole('img', { name: 'Score 62 out of 100' })).toBeVisible();
    const faults = screen.getAllByRole('listitem');
    expect(faults.map((fault) => /\d+ minutes of work/.exec(fault.textContent ?? '')?.[0])).toEqual([
      '10 minutes of work',
      '15 minutes of work',
      '20 minutes of work',
    ]);
    expect(screen.getByText('All three repaired').closest('div')).toHaveTextContent('45 minutes of work');
    expect(screen.getByText('This inspection').closest('div')).toHaveTextContent('$0');
  });

  it('says that it is a sample, in Persian too', async () => {
    await renderInLocale(<ReportSpecimen />, 'fa');
    expect(screen.getByRole('figure')).toHaveTextContent('nerangcreekmechanical.example');
    expect(screen.getByText('همین معاینه').closest('div')).toHaveTextContent('۰ دلار');
  });
});
