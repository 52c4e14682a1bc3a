import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesSections } from '@/components/services/services-sections';
import { renderInLocale } from '@/tests/support/render-in-locale';

it('has a link in the section of each of the ten services, which inquires about it by name [SERV-09]', async () => {
  await renderInLocale(<ServicesSections locale="en" />, 'en');
  const inquiries = screen
    .getAllByRole('link', { name: /^Inquire About / })
    .map((link) => [link.closest('section')?.id, link.textContent, link.getAttribute('href')]);
  const expected = [
    ['website-design', 'Inquire About Website design', '#contact-section'],
    ['seo-performance', 'Inquire About SEO and performance', '#contact-section'],
    ['digital-marketing', 'Inquire About Digital marketing', '#contact-section'],
    ['web-optimization', 'Inquire About Web optimisation', '#contact-section'],
    ['website-maintenance', 'Inquire About Website maintenance', '#contact-section'],
    ['e-commerce-solutions', 'Inquire About E-commerce', '#contact-section'],
    ['email-hosting', 'Inquire About Email hosting', '#contact-section'],
    ['branding-identity', 'Inquire About Branding and identity', '#contact-section'],
    ['local-business-listings', 'Inquire About Local listings', '#contact-section'],
    ['website-analytics', 'Inquire About Website analytics', '#contact-section'],
  ];
  expect(inquiries).toHaveLength(expected.length);
  expect(inquiries).toEqual(expect.arrayContaining(expected));
});

it('leads on to the form with the service that the visitor inquired about last, in their language', async () => {
  await renderInLocale(<ServicesSections locale="de" />, 'de');
  const form = document.querySelector('#contact-section [data-link]');
  expect(form).toHaveAttribute('href', '/de/contact#contact-form');
  for (const id of ['email-hosting', 'local-business-listings']) {
    const inquiry = document.querySelector(`#${id} [href="#contact-section"]`);
    if (inquiry) await userEvent.click(inquiry);
    expect(form).toHaveAttribute('href', `/de/contact?service=${id}#contact-form`);
  }
});
