/** @jest-environment ./tests/support/render-environment.ts */
import { cleanup, screen, within } from '@testing-library/react';
import { PhoneProgress } from '@/components/audit/phone-screen/phone-progress';
import { useAuditTexts } from '@/components/audit/report/report-texts';
import { RivalsSection } from '@/components/audit/report/rivals/rivals-section';
import { SiteSection } from '@/components/audit/report/site-section';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { toRenderedFacts } from '@/lib/audit/phone-screen/to-rendered-facts';
import type { PresentedPhoneScreen, PresentedRivals, PresentedSite } from '@/lib/audit/presented';
import { renderedChecks } from '@/lib/audit/report/apply-rendering';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { presentPhoneScreen } from '@/lib/audit/report/present-phone-screen';
import { presentSite } from '@/lib/audit/report/present-site';
import { presentRivals } from '@/lib/audit/report/rivals/present-rivals';
import { toRivalRecord } from '@/lib/audit/rivals/rival-record';
import type { StoredRival } from '@/lib/audit/rivals/rivals-store';
import type { RenderedPage } from '@/lib/headless-browser/rendered-page';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { answers, inFakeTime, pass, showReport, token } from '@/tests/support/report-under-link';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';
import { faultyRendering, soundRendering } from '@/tests/support/sample-rendering';
import { sampleSiteAudit } from '@/tests/support/sample-site';

/** The section alone, with the words that a report gives it. */
function WholeSite({ site, locale }: { site: PresentedSite; locale: Locale }) {
  const { words, parts, language } = useAuditTexts(locale);
  const { severity, findings } = words;
  return (
    <SiteSection site={site} words={parts.site} severity={severity} fix={findings.fix} language={language} />
  );
}

/** The section alone, with the words that a report gives it. */
function BesideRivals({ rivals, locale }: { rivals: PresentedRivals; locale: Locale }) {
  const { words, parts, language } = useAuditTexts(locale);
  return <RivalsSection rivals={rivals} words={parts.rivals} fix={words.findings.fix} language={language} />;
}

/** The section alone, with the words that a report gives it. */
function OnPhone({ phone, locale }: { phone: PresentedPhoneScreen; locale: Locale }) {
  const { words, parts, language } = useAuditTexts(locale);
  return <PhoneProgress phone={phone} words={parts.phone} fix={words.findings.fix} language={language} />;
}

describe('the whole website in a report', () => {
  const path = `/api/reports/${token}/site`;

  const open = { readCount: 0, waitingCount: 0, latest: [], audit: null, willMail: true };

  const queued = (locale: Locale = 'en') => presentSite({ ...open, state: 'queued' }, token, locale);

  const done = (locale: Locale = 'en') =>
    presentSite({ ...open, state: 'done', audit: sampleSiteAudit() }, token, locale);

  const running = (latest: string[]) =>
    presentSite(
      { ...open, state: 'running', readCount: latest.length, waitingCount: 6, latest },
      token,
      'en',
    );

  const show = (site: PresentedSite, locale: Locale = 'en') =>
    renderInLocale(<WholeSite site={site} locale={locale} />, locale);

  const section = () => screen.getByRole('region', { name: 'The whole website' });

  inFakeTime();

  it('shows page by page how far it is, and then what was found, without a reload', async () => {
    const asked = answers(
      await running(['https://www.smith.example/a']),
      await running(['https://www.smith.example/b', 'https://www.smith.example/a']),
      await done(),
    );
    await showReport({ site: await queued() });
    expect(section()).toHaveTextContent('We’ll now read the other pages of your website, at most 100');
    expect(section()).toHaveTextContent('if you close this page, we’ll email you when it’s done');
    const repairs = screen.getByRole('region', { name: 'What to repair, in this order' });
    expect(repairs).toHaveTextContent('Provisional: this list is from one page');
    await pass(2000);
    expect(section()).toHaveTextContent('https://www.smith.example/a');
    await pass(2000);
    const bar = within(section()).getByRole('progressbar', { name: 'The whole website' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(section()).toHaveTextContent('https://www.smith.example/b');
    await pass(2000);
    expect(within(section()).queryByRole('progressbar')).toBeNull();
    expect(repairs).not.toHaveTextContent('Provisional');
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

  it('says that nothing affects several pages only where no fault is on several of them', async () => {
    const none = /no fault that affects several pages/;
    const shared = sampleSiteAudit({ findings: [] });
    await show(await presentSite({ ...open, state: 'done', audit: shared }, token, 'en'));
    expect(section()).toHaveTextContent('on 2 of 3 pages');
    expect(section()).not.toHaveTextContent(none);

    cleanup();
    const sound = { ...shared, groups: [] };
    await show(await presentSite({ ...open, state: 'done', audit: sound }, token, 'en'));
    expect(section()).toHaveTextContent(none);
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
    expect(sheet.getByText(/^Google’s AI answers need nothing beyond/)).toHaveTextContent(
      '(checked 22 November 2026)',
    );
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

describe('the rivals in a report', () => {
  const path = `/api/reports/${token}/rivals`;

  const checks = ['document-title', 'viewport', 'doctype'] as const;

  type Faulty = (typeof checks)[number];

  /** A page that has these faults and no others. */
  function audited(faults: readonly Faulty[], score: number): AuditFacts {
    const failed = { 'document-title': 'missing', viewport: 'missing', doctype: 'missing' } as const;
    const outcomes = checks.map((id) => {
      const outcome = faults.includes(id)
        ? ({ status: 'failed', reason: failed[id] } as const)
        : ({ status: 'passed' } as const);
      return [id, outcome] as const;
    });
    return sampleAuditFacts({ score, outcomes: Object.fromEntries(outcomes) });
  }

  const own = audited(['document-title', 'viewport'], 48);

  function rival(number: number, page: AuditFacts | 'open'): StoredRival {
    const record = page === 'open' ? null : toRivalRecord(page);
    const state = record ? 'read' : 'open';
    return { number, address: `rival${number}.example`, state, reason: null, record };
  }

  async function present(rivals: StoredRival[], locale: Locale = 'en'): Promise<PresentedRivals> {
    const audit = await presentAudit(own, { id: '1', token, businessName: 'Smith' }, locale);
    return presentRivals({ token, rivals, facts: own, listChecks: async () => audit.checks }, locale);
  }

  const both = () => [rival(1, audited([], 91)), rival(2, audited(['viewport'], 70))];

  const show = (rivals: PresentedRivals, locale: Locale = 'en') =>
    renderInLocale(<BesideRivals rivals={rivals} locale={locale} />, locale);

  const section = () => screen.getByRole('region', { name: 'Beside your rivals' });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('arrive without a reload, and nothing is asked any more afterwards', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const asked = answers(await present(both()));
    await showReport({ rivals: await present([rival(1, 'open'), rival(2, 'open')]) });
    expect(section()).toHaveTextContent('We’re reading your rivals’ pages, one after the other.');
    expect(section()).toHaveTextContent('rival1.exampleBeing read');
    await pass(2000);
    expect(within(section()).getAllByRole('table')).not.toHaveLength(0);
    await pass(60_000);
    expect(asked).toEqual([path]);
  });

  it('are shown with what they do better, every score and every answer that differs', async () => {
    await show(await present(both()));
    const first = within(section()).getByRole('heading', {
      name: 'Google has no title to show for this page',
    });
    expect(first.closest('li')).toHaveTextContent('Fine at: A and B');
    const scores = within(section()).getByRole('table', { name: 'Score by score' });
    expect(
      within(scores)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['You', 'A', 'B']);
    const rows = within(section()).getAllByRole('row', { hidden: true });
    const title = rows.find((row) => /Google has no title/.test(row.textContent ?? ''));
    expect(title).toHaveTextContent('Google has no title to show for this pageFaultFineFine');
    // No page does better where all have the fault or none.
    expect(rows.filter((row) => /FaultFaultFault|FineFineFine/.test(row.textContent ?? ''))).toEqual([]);
  });

  it('can be named under a report that has none', async () => {
    await showReport({ rivals: await present([]) });
    const form = screen.getByLabelText('First rival’s website').closest('form');
    expect(form).toHaveAttribute('action', path);
    expect(form).toHaveAttribute('method', 'post');
    expect(section()).toHaveTextContent('Name one or two rivals.');
    expect(within(section()).queryByRole('table')).toBeNull();
  });

  it('are not compared with figures of other checks', async () => {
    const old = rival(1, audited([], 91));
    const record = old.record && { ...old.record, checksVersion: 'earlier' };
    await show(await present([{ ...old, record }]));
    expect(section()).toHaveTextContent('It was read with an earlier version of our checks.');
    expect(within(section()).queryByRole('table')).toBeNull();
  });

  it('have no fault of accessibility', async () => {
    const { container } = await show(await present(both(), 'fa'), 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the page on a phone in a report', () => {
  const path = `/api/reports/${token}/phone`;

  const waiting = (locale: Locale = 'en') => presentPhoneScreen({ state: 'waiting' }, token, locale);

  const rendered = (page: RenderedPage, locale: Locale = 'en') =>
    presentPhoneScreen({ state: 'rendered', facts: toRenderedFacts(page) }, token, locale);

  const without = (locale: Locale = 'en') =>
    presentPhoneScreen({ state: 'not_rendered', reason: 'no_browser' }, token, locale);

  const show = (phone: PresentedPhoneScreen, locale: Locale = 'en') =>
    renderInLocale(<OnPhone phone={phone} locale={locale} />, locale);

  const section = () => screen.getByRole('region', { name: 'On a phone' });

  const entry = (title: string | RegExp) => {
    const item = screen.getByRole('heading', { name: title }).closest('li');
    if (!item) throw new Error(`${title} is not in a list.`);
    return item;
  };

  inFakeTime();

  it('waits quietly, with a place for each result, and shows the picture without a reload', async () => {
    const asked = answers(503, await waiting(), await rendered(faultyRendering()));
    jest.spyOn(console, 'warn').mockImplementation();
    await showReport({ phone: await waiting() });
    expect(section()).toHaveAttribute('aria-busy', 'true');
    expect(within(section()).getAllByRole('listitem')).toHaveLength(renderedChecks.length);
    expect(within(section()).queryByRole('img')).toBeNull();
    await pass(2000);
    await pass(10_000);
    expect(section()).toHaveAttribute('aria-busy', 'true');
    await pass(2000);
    expect(section()).toHaveAttribute('aria-busy', 'false');
    expect(
      within(section()).getByRole('img', { name: 'The first screen of www.smith.example on a phone' }),
    ).toBeVisible();
    await pass(60_000);
    expect(asked).toEqual([path, path, path]);
  });

  it('numbers the faults on the picture as in the list beside it', async () => {
    await show(await rendered(faultyRendering()));
    const picture = within(section()).getByRole('figure');
    expect(picture).toHaveTextContent('The numbers match the list.');
    expect(section()).toHaveTextContent('Nothing here changes the score.');
    const onPicture = new Set([...picture.querySelectorAll('b')].map((badge) => badge.textContent));
    for (const title of [
      'Links or buttons are too small for fingers',
      'Text is too faint against its background',
      'The page is wider than a phone’s screen',
      'Search engines can’t follow some links',
    ]) {
      const [number] = /^\d/.exec(entry(title).textContent ?? '') ?? [];
      expect([title, onPicture.has(number ?? '')]).toEqual([title, true]);
    }
    // Below the first screen.
    expect(entry('Images say nothing to people who can’t see them')).toHaveTextContent(
      'Further down the page than this screenshot shows.',
    );
    expect(entry(/too small for fingers/)).toHaveTextContent('“Menu” (18 × 18 px)');
  });

  it('says what search engines see without scripts, what was loaded and when the largest element showed', async () => {
    await show(await rendered(faultyRendering()));
    expect(section()).toHaveTextContent(
      'Google sees 0 words until scripts have run; then there are 420 words.',
    );
    expect(section()).toHaveTextContent('904 kB in 23 requests: images 640 kB, scripts 220 kB');
    expect(section()).toHaveTextContent('an image, shown after 1.8 sec');
    expect(section()).toHaveTextContent('covers 42% of the first screen');
    expect(section()).toHaveTextContent('Nothing here changes the score.');
  });

  it('calls in order what is in order, and marks the largest element only', async () => {
    await show(await rendered(soundRendering()));
    expect(within(section()).getAllByText('Passed')).toHaveLength(12);
    const badges = within(section()).getByRole('figure').querySelectorAll('b');
    expect([...badges].map(({ textContent }) => textContent)).toEqual(['1']);
  });

  it.each([
    ['en', 'On a phone'],
    ['fa', 'روی گوشی'],
  ] as const)(
    'says in one sentence that there is no browser, in %s, and asks nothing',
    async (locale, title) => {
      const asked = answers(404);
      const phone = await without(locale);
      await showReport({ phone }, locale);
      const region = screen.getByRole('region', { name: title });
      expect(region).toHaveTextContent(`${title}${phone.message}`, { normalizeWhitespace: false });
      expect(within(region).queryByRole('list')).toBeNull();
      await pass(60_000);
      expect(asked).toEqual([]);
    },
  );

  it('keeps its places where the browser fails while somebody looks', async () => {
    const failed = await presentPhoneScreen({ state: 'not_rendered', reason: 'timeout' }, token, 'en');
    answers(failed);
    await show(await waiting());
    await pass(2000);
    expect(section()).toHaveTextContent(
      'Not measured: our browser didn’t finish your page in time. Run the report again later.',
    );
    expect(within(section()).getAllByRole('listitem')).toHaveLength(renderedChecks.length);
  });

  it('never mirrors the picture, also in a language from right to left', async () => {
    const phone = await rendered(faultyRendering(), 'fa');
    await show(phone, 'fa');
    const picture = within(screen.getByRole('region', { name: 'روی گوشی' })).getByRole('img');
    expect(picture.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });

  it('has no accessibility faults in any state', async () => {
    for (const phone of [
      await waiting('fa'),
      await rendered(faultyRendering(), 'fa'),
      await rendered(soundRendering(), 'fa'),
      await without('fa'),
    ]) {
      const { container, unmount } = await show(phone, 'fa');
      jest.useRealTimers();
      expect(await axeViolations(container)).toEqual([]);
      unmount();
    }
  });
});
