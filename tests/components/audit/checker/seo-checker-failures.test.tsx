/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeoCheckerSections } from '@/components/audit/checker/seo-checker-sections';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);
beforeEach(async () => {
  window.history.replaceState(null, '', '/seo-checker');
  await renderInLocale(<SeoCheckerSections locale="en" />);
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
