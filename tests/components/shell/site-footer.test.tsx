import { screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/site-footer';
import type { Locale } from '@/lib/i18n/locales';
import { footerPages } from '@/lib/site/navigation';
import { AtPath } from '@/tests/support/at-path';
import { renderInLocale } from '@/tests/support/render-in-locale';

function renderFooter(locale: Locale = 'en') {
  return renderInLocale(
    <AtPath pathname={locale === 'en' ? '/contact' : `/${locale}/contact`}>
      <SiteFooter locale={locale} />
    </AtPath>,
    locale,
  );
}

const hrefs = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const headed = (name: RegExp) => screen.getByRole('heading', { name }).closest('div') ?? document.body;

describe('the footer', () => {
  beforeEach(() => renderFooter());

  it('says who we are [FOOTER-01]', () => {
    expect(
      screen.getByText(/^Websites and SEO for small businesses.*Cornerpiece Digital is a division/),
    ).toBeVisible();
  });

  it('links to our Facebook and Instagram pages [FOOTER-02]', () => {
    const href = expect.stringMatching(/^https:\/\/[^/]+\/.+/);
    for (const name of ['Cornerpiece Digital on Facebook', 'Cornerpiece Digital on Instagram']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toEqual(href);
    }
  });

  it('links to five services in order [FOOTER-03]', () => {
    expect(hrefs(screen.getByRole('navigation', { name: 'Services' }))).toEqual([
      '/services#web-design',
      '/services#seo',
      '/services#digital-marketing',
      '/services#ecommerce',
      '/services#maintenance',
    ]);
  });

  it('lists the areas served as text, without links [FOOTER-04]', () => {
    const areas = headed(/^Areas served/);
    for (const name of [
      'Surfers Paradise',
      'Broadbeach',
      'Southport',
      'Robina',
      'Burleigh Heads',
      'All Gold Coast',
    ]) {
      expect(within(areas).getByText(name)).toBeVisible();
    }
    expect(within(areas).queryAllByRole('link')).toEqual([]);
  });

  it('says where we are and how to reach us [FOOTER-05]', () => {
    const contact = headed(/^Contact$/);
    expect(within(contact).getByText('Gold Coast, Queensland, Australia')).toBeVisible();
    expect(hrefs(contact)).toEqual(['tel:1300944422', 'mailto:hello@cornerpiece.example']);
    expect(within(contact).getByRole('link', { name: '1300 944 422' })).toBeVisible();
  });

  it('links to the privacy policy and the terms [FOOTER-06]', () => {
    const legal = screen.getByRole('list', { name: 'Legal' });
    expect(hrefs(legal)).toEqual(['/privacy-policy', '/terms']);
    expect(within(legal).getByRole('button', { name: 'Cookie preferences' })).toBeVisible();
  });

  it('says whose trademark the name is [FOOTER-08]', () => {
    const line =
      /^© \d{4} Cornerpiece Pty Ltd\. Cornerpiece Digital is a trademark of Cornerpiece Pty Ltd\.$/;
    expect(screen.getByText(line)).toBeVisible();
  });

  it('lists all pages for those who have no menu', () => {
    const index = screen.getByRole('navigation', { name: 'All pages' });
    expect(index).toHaveAttribute('id', 'site-index');
    expect(hrefs(index)).toEqual(footerPages.map(({ href }) => href));
  });
});
