/** @jest-environment ./tests/support/render-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { NewsletterResultPage } from '@/components/newsletter/newsletter-result-page';
import type { Locale } from '@/lib/i18n/locales';
import { consentWording } from '@/lib/newsletter/subscribe';
import { type NewsletterResult, newsletterResults } from '@/lib/site/pages';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { startApi } from '@/tests/support/render-api';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the newsletter’s form', () => {
  type Api = Awaited<ReturnType<typeof startApi>>;

  const block = () => screen.getByRole('region', { name: 'The Tuesday email' });

  const email = () => screen.getByRole('textbox', { name: 'Email address' });

  const button = () => screen.getByRole('button');

  const status = () => screen.getByRole('status');

  describe('the newsletter block', () => {
    it('has an email field and a Subscribe button [NEWS-01]', async () => {
      await renderInLocale(<NewsletterBlock />);
      expect(email()).toHaveAttribute('type', 'email');
      expect(email()).toBeRequired();
      expect(button()).toHaveTextContent('Subscribe');
    });

    it('claims 1,200+ subscribers [NEWS-02]', async () => {
      await renderInLocale(<NewsletterBlock />);
      expect(block()).toHaveTextContent('1,200+ subscribers');
    });

    it('says that it goes out weekly on Tuesday [NEWS-03]', async () => {
      await renderInLocale(<NewsletterBlock />);
      expect(block()).toHaveTextContent('Weekly, on Tuesday');
    });

    it('shows the very sentence of consent that is written down', async () => {
      await renderInLocale(<NewsletterBlock />);
      expect(email()).toHaveAccessibleDescription(await consentWording('en'));
    });

    it('is a form that posts by itself, with language and page, where there is no script [NEWS-07]', async () => {
      await renderInLocale(<NewsletterBlock />, 'fa');
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
      await renderInLocale(<NewsletterBlock />);
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
      await waitFor(() => expect(status()).toHaveTextContent(/^Sent \d{1,2}:\d\d.* Please check your inbox/));
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
});

describe('the pages that newsletter forms and links lead to', () => {
  const show = (result: NewsletterResult, locale: Locale = 'en') =>
    renderInLocale(
      <main>
        <NewsletterResultPage result={result} />
      </main>,
      locale,
    );

  it.each([
    ['check-inbox', 'One more step: check your inbox.'],
    ['confirm', 'One last click.'],
    ['confirmed', 'You’re on the list.'],
    ['unsubscribe', 'No more Tuesday email?'],
    ['unsubscribed', 'Done. You’re off the list.'],
    ['invalid-link', 'This link doesn’t work any more.'],
    ['not-sent', 'That didn’t go through.'],
  ] as const)('say in a heading what happened: %s', async (result, title) => {
    await show(result);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('say after the form that nobody is subscribed before the button is pressed [NEWS-04]', async () => {
    await show('check-inbox');
    expect(
      screen.getByText(/Press the button it leads to and you’re subscribed; the link works for 7 days\.$/),
    ).toBeVisible();
  });

  it.each([
    ['confirm', 'بله، مشترکم کنید'],
    ['unsubscribe', 'لغو اشتراک'],
  ] as const)(
    'ask before they act, with a plain form that needs no script: %s [NEWS-06]',
    async (result, name) => {
      await show(result, 'fa');
      const form = screen.getByRole('button', { name }).closest('form');
      expect(form).toHaveAttribute('action', `/api/newsletter/${result}`);
      expect(form ? [...new FormData(form)] : []).toEqual([['locale', 'fa']]);
    },
  );

  it.each(['invalid-link', 'not-sent'] as const)('offer the form again: %s', async (result) => {
    await show(result);
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    expect(screen.getByDisplayValue(`/newsletter/${result}`)).toHaveAttribute('name', 'page');
  });

  it('say whom to write to or to call when a link or a form fails', async () => {
    const { unmount } = await show('invalid-link');
    expect(screen.getByRole('link', { name: 'hello@cornerpiece.example' })).toBeVisible();
    unmount();
    await show('not-sent');
    expect(screen.getByRole('link', { name: '1300 944 422' })).toBeVisible();
  });

  it('lead on to the blog or home, in the language of the page', async () => {
    const { unmount } = await show('confirmed', 'fa');
    expect(screen.getByRole('link', { name: 'خواندن وبلاگ' })).toHaveAttribute('href', '/fa/blog');
    unmount();
    await show('unsubscribed');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it.each(newsletterResults)('pass axe: %s', async (result) => {
    await show(result, 'fa');
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
