/** @jest-environment ./tests/support/render-environment.ts */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckFeatures } from '@/components/audit/checker/check-features';
import { SeoCheckerSections } from '@/components/audit/checker/seo-checker-sections';
import { SeoServicesSections } from '@/components/seo-services/seo-services-sections';
import { checks } from '@/lib/audit/check-costs';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleAnalysis } from '@/tests/support/sample-analysis';
import { eachTest } from '@/tests/support/started';

/** The answer about a website behind a protection against robots. */
const refusedAnalysis = sampleAnalysis({
  score: null,
  issues: [],
  statusCode: 403,
  refusal: {
    title: 'smith.example turned our program away',
    text: ['Cloudflare answered.', 'Nothing about Google.'],
  },
});

describe('the SEO checker', () => {
  const api = eachTest(startApi);

  beforeEach(() => {
    window.history.replaceState(null, '', '/seo-checker');
  });

  const field = () => screen.getByLabelText('Website address');

  const button = () => screen.getByRole('button', { name: /Check SEO|Checking/ });

  const headline = () => screen.findByRole('heading', { name: 'A sound page with some work to do.' });

  async function check(url = 'ferryroadautos.example') {
    const user = userEvent.setup({ delay: null });
    await pasteInto(field(), url, user);
    const arrives = api.nextCall();
    await user.click(button());
    return { user, call: await arrives };
  }

  describe('the SEO checker before a check', () => {
    beforeEach(() => renderInLocale(<SeoCheckerSections />));

    it('has a field of type url and a button "Check SEO" [SEOCHK-02]', () => {
      expect(field()).toHaveAttribute('type', 'url');
      expect(button()).toHaveTextContent(/^Check SEO$/);
    });

    it('can’t be started while the field is empty or blank [SEOCHK-03]', async () => {
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(field(), '   ');
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(field(), 'shop.example');
      expect(button()).toHaveAttribute('aria-disabled', 'false');
      await userEvent.clear(field());
      expect(button()).toHaveAttribute('aria-disabled', 'true');
    });

    it('says what is missing when it is pressed all the same, and asks for nothing', async () => {
      await userEvent.click(button());
      expect(screen.getByRole('alert')).toHaveTextContent('Type the address of your website first.');
      expect(field()).toHaveFocus();
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(api.calls).toHaveLength(0);
      await userEvent.type(field(), 'shop.example');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('shows three feature cards and says that no signup is required [SEOCHK-05, SEOCHK-06]', () => {
      expect(screen.getAllByRole('article')).toHaveLength(3);
      expect(screen.getByText(/No signup required/)).toBeVisible();
    });
  });

  describe('an SEO check', () => {
    beforeEach(() => renderInLocale(<SeoCheckerSections />));

    it('sends the address, and is disabled with a spinner until the answer [SEOCHK-04, SEOCHK-07]', async () => {
      const { call } = await check();
      expect(call).toMatchObject({ method: 'POST', path: '/api/seo-analysis' });
      expect(call.body).toEqual({ url: 'ferryroadautos.example' });
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button().querySelector('.spinner')).not.toBeNull();

      call.answer(200, { success: true, result: sampleAnalysis() });
      await headline();
      expect(button()).toHaveAttribute('aria-disabled', 'false');
      expect(button().querySelector('.spinner')).toBeNull();
    });

    it('shows the stages as the server reports them, and puts the address into the page’s', async () => {
      const { call } = await check();
      const stages = () => within(screen.getByRole('region', { name: /ferryroadautos\.example/ }));
      const current = () =>
        stages()
          .getAllByRole('listitem')
          .find((stage) => stage.hasAttribute('aria-current'))?.textContent;
      expect(current()).toBe('In the queue: usually a few seconds');
      call.sendLine({ stage: 'fetching' });
      await waitFor(() => expect(current()).toContain('Opening the page'));
      call.sendLine({ stage: 'checking' });
      await waitFor(() => expect(current()).toContain('Going through the checks'));
      expect(stages().getAllByText(', done')).toHaveLength(2);

      call.sendLine({ result: sampleAnalysis() });
      call.end();
      await headline();
      expect(window.location.search).toBe('?url=ferryroadautos.example');
    });

    it('shows the score, the findings by colour, the suggestions and where to go [SEOCHK-05, SEOCHK-08, SEOCHK-09, SEOCHK-10, SEOCHK-11]', async () => {
      const { call } = await check();
      const analysis = sampleAnalysis();
      call.answer(200, { success: true, result: analysis });
      await headline();

      expect(screen.getByRole('img', { name: 'Score: 62 out of 100' })).toBeVisible();
      // The hero's needle moves to the same score.
      expect(screen.getByRole('region', { name: 'Free SEO Checker' })).toHaveStyle({ '--score': '62' });
      const summary = (name: string) => {
        const found = screen.getByRole('heading', { name }).closest('summary');
        if (!found) throw new Error(`no fold ${name}`);
        return within(found);
      };
      expect(summary('Google has no title to show for this page').getByText('Critical')).toHaveClass('bad');
      expect(summary('The description is too short to say much').getByText('Warning')).toHaveClass('mid');
      expect(summary('Passed').getByText('1')).toHaveClass('ok');
      const list = screen
        .getByRole('heading', { name: 'All suggestions as plain text' })
        .closest('details')
        ?.querySelector('ol');
      if (!list) throw new Error('no suggestions');
      expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
      expect(list).toHaveTextContent('Write one or two sentences of 70 to 160 characters.');
      expect(screen.getByRole('link', { name: 'Have us fix it' })).toHaveAttribute(
        'href',
        '/contact?attachment=BBBBBBBBBBBBBBBBBBBBBB',
      );
      expect(screen.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '/services');
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(await headline()).toHaveFocus();
    });

    it('can be repeated with a fresh reading', async () => {
      const { user, call } = await check();
      call.answer(200, { success: true, result: sampleAnalysis() });
      await headline();
      const arrives = api.nextCall();
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      const again = await arrives;
      expect(again.body).toEqual({ url: 'ferryroadautos.example', fresh: true });
      again.answer(200, { success: true, result: sampleAnalysis({ score: 91 }) });
      expect(await screen.findByRole('heading', { name: 'In good shape.' })).toBeVisible();
    });

    it('copies the private link of the result', async () => {
      const { user, call } = await check('shop.example');
      const result = sampleAnalysis();
      call.answer(200, { success: true, result });
      await headline();
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      expect(await screen.findByText('The link is copied.')).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(result.reportUrl);
    });

    it('comes back after a reload, and after Back', async () => {
      const { call } = await check('shop.example');
      const result = sampleAnalysis();
      call.answer(200, { success: true, result });
      await headline();
      cleanup();
      const arrives = api.nextCall();
      await renderInLocale(<SeoCheckerSections />);
      const again = await arrives;
      expect(again.path).toBe('/api/results/BBBBBBBBBBBBBBBBBBBBBB');
      again.answer(200, { kind: 'check', result, url: result.reportUrl, expiresAt: result.fetchedAt });
      await headline();
      expect(screen.getByRole('link', { name: 'Have us fix it' })).toBeInTheDocument();
    });

    it('copies a link that fills the field and runs nothing where the result could not be stored', async () => {
      const { user, call } = await check('shop.example/a?b=1');
      call.answer(200, { success: true, result: sampleAnalysis({ reportUrl: null }) });
      await headline();
      expect(screen.getByRole('link', { name: 'Have us fix it' })).toHaveAttribute('href', '/contact');
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      expect(await screen.findByText('The link is copied.')).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(
        'http://localhost/seo-checker?url=shop.example%2Fa%3Fb%3D1',
      );
    });
  });

  describe('the SEO checker from a link with an address', () => {
    it('has the address in its field and waits for the visitor', async () => {
      window.history.replaceState(null, '', '/seo-checker?url=shop.example');
      await renderInLocale(<SeoCheckerSections />);
      await act(async () => undefined);
      expect(field()).toHaveValue('shop.example');
      expect(button()).toHaveAttribute('aria-disabled', 'false');
      expect(api.calls).toHaveLength(0);
    });
  });
});

describe('the SEO checker, when it fails', () => {
  const api = eachTest(startApi);

  beforeEach(async () => {
    window.history.replaceState(null, '', '/seo-checker');
    await renderInLocale(<SeoCheckerSections />);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function check() {
    const user = userEvent.setup({ delay: null });
    await pasteInto(screen.getByLabelText('Website address'), 'shop.example', user);
    const arrives = api.nextCall();
    await user.click(screen.getByRole('button', { name: 'Check SEO' }));
    return arrives;
  }

  const reason = 'We couldn’t find a website at that address.';

  const failure = { success: false, code: 'dns_failed', message: reason };

  async function expectDemo() {
    expect(await screen.findByRole('heading', { name: 'Analysis unavailable' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Score: 75 out of 100' })).toBeVisible();
    expect(screen.getByText('Demo data, not your website')).toHaveClass('badge');
  }

  function suggestions() {
    const list = screen.getByRole('heading', { level: 3 }).nextElementSibling;
    return [...(list?.children ?? [])].map((item) => item.textContent);
  }

  describe('a check of a website that can’t be analysed', () => {
    it('shows the example, badged as one, with the server’s reason [SEOCHK-13, SEOCHK-16]', async () => {
      (await check()).answer(422, failure);
      await expectDemo();
      expect(screen.getByText(`Why: ${reason}`)).toBeVisible();
      expect(await axeViolations(document.body)).toEqual([]);
    });

    it('does so too when the failure comes at the end of a stream [SEOCHK-13]', async () => {
      const call = await check();
      call.sendLine({ stage: 'fetching' });
      call.sendLine({ error: failure });
      call.end();
      await expectDemo();
    });

    it('says that these are demo data, and that the checker works [SEOCHK-14]', async () => {
      (await check()).answer(504, { success: false, code: 'timeout', message: 'Too slow.' });
      const warning = await screen.findByText('Unable to analyze website - using demo data');
      expect(warning).toHaveClass('mid');
      expect(screen.getByText('SEO checker is functional')).toHaveClass('ok');
    });

    it('suggests another site, a look at the address, and our support [SEOCHK-15]', async () => {
      (await check()).answer(422, failure);
      await expectDemo();
      expect(suggestions()).toEqual(['Try another site', 'Ensure the URL is accessible', 'Contact support']);
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
    });
  });

  describe('a check that never reached us', () => {
    it.each(['at once', 'in the middle of a stream', 'and answered by something else'])(
      'is called a network error with score 0, broken off %s [SEOCHK-17, SEOCHK-18]',
      async (when) => {
        const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
        const call = await check();
        if (when === 'in the middle of a stream') call.sendLine({ stage: 'fetching' });
        if (when === 'and answered by something else') {
          call.sendLine({ blocked: true });
          call.end();
        } else call.drop();
        expect(await screen.findByRole('heading', { name: 'Network Error' })).toBeVisible();
        expect(screen.getByRole('img', { name: 'Score: 0 out of 100' })).toBeVisible();
        expect(screen.getByText('Network connection failed')).toHaveClass('bad');
        expect(suggestions()).toEqual(['Check the connection', 'Retry in a moment']);
        expect(screen.queryByText('Demo data, not your website')).not.toBeInTheDocument();
        expect(screen.getByLabelText('Website address')).toHaveValue('shop.example');
        expect(logged).toHaveBeenCalled();
      },
    );
  });

  describe('a check of a website that refuses our program', () => {
    it('says who did and what it means, without a score or an error', async () => {
      (await check()).answer(200, { success: true, result: refusedAnalysis });
      const title = await screen.findByRole('heading', { name: 'smith.example turned our program away' });
      expect(title).toHaveFocus();
      expect(screen.getByText('Cloudflare answered.')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Network Error' })).toBeNull();
      expect(screen.queryByRole('img', { name: /^Score/ })).toBeNull();
    });
  });

  describe('a check that is refused', () => {
    it.each([
      [422, { code: 'url_not_allowed', message: 'We only check public websites.' }],
      [422, { code: 'invalid_url', message: 'That is not an address.' }],
      [429, { code: 'rate_limited', message: 'Please wait a moment.' }],
      [429, { code: 'too_busy', message: 'Many are being checked.' }],
    ])('with %i says why at the form, without an example: $code [SEOCHK-91]', async (status, answer) => {
      (await check()).answer(status, { success: false, ...answer });
      const field = screen.getByLabelText('Website address');
      await waitFor(() => expect(field).toHaveAccessibleDescription(answer.message));
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(document.querySelector('#report-title')).toBeNull();
      expect(screen.getAllByRole('article')).toHaveLength(3);
    });

    it('by validation shows the sentence of the field [SEOCHK-91]', async () => {
      (await check()).answer(422, {
        success: false,
        code: 'validation_failed',
        message: 'Some details need another look.',
        fieldErrors: { url: ['Please use at most 2,048 characters.'] },
      });
      const field = screen.getByLabelText('Website address');
      await waitFor(() => expect(field).toHaveAccessibleDescription('Please use at most 2,048 characters.'));
      expect(document.querySelector('#report-title')).toBeNull();
    });
  });
});

describe('the analyser of the SEO services page', () => {
  const api = eachTest(startApi);

  beforeEach(async () => {
    await renderInLocale(<SeoServicesSections />);
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

  it('says who refused our program, and scores nothing', async () => {
    const call = await analyze();
    call.sendLine({ stage: 'fetching' });
    call.sendLine({ result: refusedAnalysis });
    call.end();
    expect(
      await analyser().findByRole('heading', { name: 'smith.example turned our program away' }),
    ).toBeVisible();
    expect(analyser().queryByText(/couldn’t reach our server/)).toBeNull();
    expect(analyser().queryByText(/^Score/)).toBeNull();
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

it('counts the checks of every area; together they are all of them', async () => {
  await renderInLocale(<CheckFeatures />);
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  const names = within(card)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Can be found',
    'Title and text',
    'Links',
    'Images',
    'Structured data',
    'Shared links',
    'Languages',
    'On a phone',
    'Speed',
    'Security',
    'Local business',
  ]);
  const counts = within(card)
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent));
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(checks.length);
  expect(within(card).getByText(String(checks.length))).toBeVisible();
});
