import { screen, within } from '@testing-library/react';
import { ContactHero } from '@/components/contact/contact-hero';
import { ContactSteps } from '@/components/contact/contact-steps';
import type { Locale } from '@/lib/i18n/locales';
import { renderInLocale } from '@/tests/support/render-in-locale';

function renderPage(locale: Locale) {
  return renderInLocale(
    <main>
      <ContactHero locale={locale} />
      <ContactSteps />
    </main>,
    locale,
  );
}

describe('the contact page', () => {
  beforeEach(() => renderPage('en'));

  const details = () => screen.getByRole('region', { name: 'Where to find us' });

  it('shows a hero, the contact details and the message form [CONTACT-02]', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Tell us the job.' })).toBeVisible();
    expect(details()).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Job card' })).getByRole('button')).toBeVisible();
  });

  it('shows the Gold Coast office in Robina [CONTACT-03]', () => {
    expect(within(details()).getByText('Gold Coast office')).toBeVisible();
    expect(within(details()).getByText('Robina QLD 4226')).toBeVisible();
  });

  it('shows the phone as a link that dials, left to right in every language [CONTACT-04]', () => {
    const phone = within(details()).getByRole('link', { name: '1300 944 422' });

    expect(phone).toHaveAttribute('href', 'tel:1300944422');
    expect(phone.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  });

  it('shows the email address as a link [CONTACT-05]', () => {
    const email = within(details()).getByRole('link', { name: 'hello@cornerpiece.example' });

    expect(email).toHaveAttribute('href', 'mailto:hello@cornerpiece.example');
  });

  it('promises a reply within 24 hours [CONTACT-06]', () => {
    expect(screen.getByText(/We reply within 24 hours \(Monday – Friday\)\.$/)).toBeVisible();
    expect(
      within(details()).getByText('Every message gets an answer within 24 hours (Monday – Friday).'),
    ).toBeVisible();
  });

  it('says what happens after sending, in four steps', () => {
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');

    expect(steps).toHaveLength(4);
    expect(steps[2]).toHaveTextContent('30 minutes, free');
  });
});
