/** @jest-environment ./tests/support/render-environment.ts */

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { consentWording } from '@/lib/newsletter/subscribe';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';

type Api = Awaited<ReturnType<typeof startApi>>;

const block = () => screen.getByRole('region', { name: 'The Tuesday email' });
const email = () => screen.getByRole('textbox', { name: 'Email address' });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

describe('the newsletter block', () => {
  it('has an email field and a Subscribe button [NEWS-01]', async () => {
    await renderInLocale(<NewsletterBlock locale="en" />);
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toBeRequired();
    expect(button()).toHaveTextContent('Subscribe');
  });

  it('claims 1,200+ subscribers [NEWS-02]', async () => {
    await renderInLocale(<NewsletterBlock locale="en" />);
    expect(block()).toHaveTextContent('1,200+ subscribers');
  });

  it('says that it goes out weekly on Tuesday [NEWS-03]', async () => {
    await renderInLocale(<NewsletterBlock locale="en" />);
    expect(block()).toHaveTextContent('Weekly, on Tuesday');
  });

  it('shows the very sentence of consent that is written down', async () => {
    await renderInLocale(<NewsletterBlock locale="en" />);
    expect(email()).toHaveAccessibleDescription(await consentWording('en'));
  });

  it('is a form that posts by itself, with language and page, where there is no script [NEWS-07]', async () => {
    await renderInLocale(<NewsletterBlock locale="fa" />, 'fa');
    const form = button().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/newsletter');
    const hidden = form ? [...new FormData(form)] : [];
    expect(hidden).toEqual([
      ['email', ''],
      ['locale', 'fa'],
      ['page', '/fa/blog'],
    ]);
  });
});

describe('subscribing with script', () => {
  let api: Api;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    api = await startApi();
    await renderInLocale(<NewsletterBlock locale="en" />);
  });
  afterEach(() => api.stop());

  async function subscribe() {
    const user = userEvent.setup({ delay: null });
    await pasteInto(email(), 'deb@nerang.example', user);
    const arrives = api.nextCall();
    await user.click(button());
    return arrives;
  }

  it('asks the API and says that a confirm link is on its way [NEWS-04]', async () => {
    const call = await subscribe();
    expect(call).toMatchObject({ method: 'POST', path: '/api/newsletter' });
    expect(call.body).toEqual({ email: 'deb@nerang.example', locale: 'en', page: '/blog' });
    expect(button()).toHaveTextContent('Sending...');
    call.answer(200, { success: true });
    await waitFor(() => expect(status()).toHaveTextContent(/^Sent \d{1,2}:\d\d.* Please check your inbox\./));
    // Its button is gone.
    expect(status()).toHaveFocus();
    expect(email()).toHaveValue('');
    expect(button()).toHaveTextContent('Subscribe');
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('says at the field what is wrong with the address, and keeps it', async () => {
    const call = await subscribe();
    call.answer(422, {
      success: false,
      code: 'validation_failed',
      message: 'Please look again.',
      fieldErrors: { email: ['No such address.'] },
    });
    await waitFor(() => expect(status()).toHaveTextContent('Please look again.'));
    expect(email()).toHaveAccessibleDescription(/^No such address\./);
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('deb@nerang.example');
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('gives the phone number when there is no answer, and keeps the address', async () => {
    (await subscribe()).drop();
    await waitFor(() => expect(status()).toHaveTextContent('you are not subscribed yet'));
    expect(screen.getByRole('link', { name: '1300 944 422' })).toHaveAttribute('href', 'tel:1300944422');
    expect(email()).toHaveValue('deb@nerang.example');
  });
});
