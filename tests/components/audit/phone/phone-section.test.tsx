/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import { PhoneProgress } from '@/components/audit/phone/phone-progress';
import { useReportParts } from '@/components/audit/report/report-parts';
import { toRenderedFacts } from '@/lib/audit/phone/to-rendered-facts';
import { renderedChecks } from '@/lib/audit/report/apply-rendering';
import { presentPhone } from '@/lib/audit/report/present-phone';
import type { PresentedPhone } from '@/lib/audit/report/presented-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { RenderedPage } from '@/lib/rendered-page/rendered-page';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { answers, inFakeTime, pass, showReport, token } from '@/tests/support/report-under-link';
import { faultyRendering, soundRendering } from '@/tests/support/sample-rendering';

const path = `/api/reports/${token}/phone`;
const waiting = (locale: Locale = 'en') => presentPhone({ state: 'waiting' }, token, locale);
const rendered = (page: RenderedPage, locale: Locale = 'en') =>
  presentPhone({ state: 'rendered', facts: toRenderedFacts(page) }, token, locale);
const without = (locale: Locale = 'en') =>
  presentPhone({ state: 'not_rendered', reason: 'no_browser' }, token, locale);

/** The section alone, with the parts that a report gives it. */
function Section({ phone, locale }: { phone: PresentedPhone; locale: Locale }) {
  const { icons, words, language } = useReportParts(locale);
  return <PhoneProgress phone={phone} parts={{ icons, fix: words.findings.fix }} language={language} />;
}

const show = (phone: PresentedPhone, locale: Locale = 'en') =>
  renderInLocale(<Section phone={phone} locale={locale} />, locale);

const section = () => screen.getByRole('region', { name: 'On a phone' });
const entry = (title: string | RegExp) => {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`${title} is not in a list.`);
  return item;
};

inFakeTime();

describe('the page on a phone in a report', () => {
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

  it.each(['en', 'fa'] as const)(
    'says in one sentence that there is no browser, in %s, and asks nothing',
    async (locale) => {
      const asked = answers(404);
      const phone = await without(locale);
      await showReport({ phone }, locale);
      const region = screen.getByRole('region', { name: phone.title });
      expect(region).toHaveTextContent(`${phone.title}${phone.message}`, { normalizeWhitespace: false });
      expect(within(region).queryByRole('list')).toBeNull();
      await pass(60_000);
      expect(asked).toEqual([]);
    },
  );

  it('keeps its places where the browser fails while somebody looks', async () => {
    const failed = await presentPhone({ state: 'not_rendered', reason: 'timeout' }, token, 'en');
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
