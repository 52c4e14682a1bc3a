/** @jest-environment ./tests/support/render-environment.ts */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeoCheckerSections } from '@/components/audit/checker/seo-checker-sections';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { sampleAnalysis } from '@/tests/support/sample-analysis';
import { eachTest } from '@/tests/support/started';

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
  beforeEach(() => renderInLocale(<SeoCheckerSections locale="en" />));

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
  beforeEach(() => renderInLocale(<SeoCheckerSections locale="en" />));

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
    await renderInLocale(<SeoCheckerSections locale="en" />);
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
    await renderInLocale(<SeoCheckerSections locale="en" />);
    await act(async () => undefined);
    expect(field()).toHaveValue('shop.example');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(api.calls).toHaveLength(0);
  });
});
