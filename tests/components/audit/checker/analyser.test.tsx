/** @jest-environment ./tests/support/render-environment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeoServicesSections } from '@/components/seo-services/seo-services-sections';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleAnalysis } from '@/tests/support/sample-analysis';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
beforeEach(async () => {
  await renderInLocale(<SeoServicesSections locale="en" />);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const analyser = () => within(screen.getByRole('region', { name: 'Start with your own page.' }));
const button = () => analyser().getByRole('button', { name: /Check/ });

async function analyze() {
  const user = userEvent.setup({ delay: null });
  await pasteInto(analyser().getByLabelText('Website address'), 'ferryroadautos.example', user);
  const arrives = api.nextCall();
  await user.click(button());
  return arrives;
}

describe('the analyser of the SEO services page', () => {
  it('is there, and does nothing without an address but to show where it belongs [SEOSRV-07, SEOSRV-08]', async () => {
    await userEvent.click(button());
    expect(analyser().getByRole('textbox')).toHaveFocus();
    expect(api.calls).toHaveLength(0);
    expect(analyser().queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows progress while it works, then score and faults', async () => {
    const call = await analyze();
    expect(analyser().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    expect(call.body).toEqual({ url: 'ferryroadautos.example' });
    call.answer(200, { success: true, result: sampleAnalysis({ score: 71 }) });
    expect(await analyser().findByText('Score 71')).toHaveAttribute('data-variant', 'default');
    expect(analyser().getByText('Google has no title to show for this page')).toBeVisible();
    expect(analyser().getByText('Search engines make a title up.')).toBeVisible();
    expect(analyser().getByRole('link', { name: 'See the whole result' })).toHaveAttribute(
      'href',
      '/seo-checker?url=ferryroadautos.example',
    );
    expect(analyser().queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('warns on its badge at 70 and below', async () => {
    (await analyze()).answer(200, { success: true, result: sampleAnalysis({ score: 70 }) });
    expect(await analyser().findByText('Score 70')).toHaveAttribute('data-variant', 'destructive');
  });

  it('shows the server’s message in red when there is no result [SEOSRV-12]', async () => {
    (await analyze()).answer(422, { success: false, code: 'dns_failed', message: 'No such website.' });
    expect((await analyser().findByText('No such website.')).parentElement).toHaveClass('fault');
  });

  it('logs a network error and shows it, too [SEOSRV-13]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    (await analyze()).drop();
    expect((await analyser().findByText(/couldn’t reach our server/)).parentElement).toHaveClass('fault');
    expect(logged).toHaveBeenCalled();
  });

  it('fills its bar in 5000 ms, and says so when the work takes longer [SEOSRV-09]', async () => {
    await pasteInto(analyser().getByLabelText('Website address'), 'slow.example');
    const arrives = api.nextCall();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      act(() => button().click());
      const value = () => analyser().getByRole('progressbar').getAttribute('aria-valuenow');
      act(() => jest.advanceTimersByTime(4_900));
      expect(value()).toBe('98');
      act(() => jest.advanceTimersByTime(100));
      expect(value()).toBe('100');
      expect(analyser().getByText(/Still working/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
    (await arrives).answer(200, { success: true, result: sampleAnalysis() });
    expect(await analyser().findByText('Score 62')).toBeVisible();
  });
});
