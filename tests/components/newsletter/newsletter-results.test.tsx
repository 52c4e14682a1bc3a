import { screen } from '@testing-library/react';
import { NewsletterResultPage } from '@/components/newsletter/newsletter-result-page';
import type { Locale } from '@/lib/i18n/locales';
import { type NewsletterResult, newsletterResults } from '@/lib/site/pages';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

const show = (result: NewsletterResult, locale: Locale = 'en') =>
  renderInLocale(
    <main>
      <NewsletterResultPage locale={locale} result={result} />
    </main>,
    locale,
  );

describe('the pages that newsletter forms and links lead to', () => {
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
      screen.getByText(/subscribed once you press the button it leads to\. The link works for 7 days\.$/),
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
