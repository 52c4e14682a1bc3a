import { screen, within } from '@testing-library/react';
import { MissingPage } from '@/components/not-found/missing-page';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the not-found page', () => {
  shareMarkup(<MissingPage locale="en" />);

  it('is headed "404 Page Not Found" [NOTF-02]', () => {
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });

  it('says that the page does not exist [NOTF-03]', () => {
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  });

  it('leads home [NOTF-04]', () => {
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('leads home and to three likely pages', () => {
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/services',
      '/clients',
      '/seo-audit',
    ]);
  });
});

describe('the Persian not-found page', () => {
  shareMarkup(<MissingPage locale="fa" />, 'fa');

  it('leads home in its own language', () => {
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/fa');
  });
});
