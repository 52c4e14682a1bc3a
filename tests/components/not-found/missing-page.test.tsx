import { screen } from '@testing-library/react';
import { MissingPage } from '@/components/not-found/missing-page';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the not-found page', () => {
  it('is headed "404 Page Not Found" [NOTF-02]', async () => {
    await renderInLocale(<MissingPage locale="en" />);

    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });

  it('says that the page does not exist [NOTF-03]', async () => {
    await renderInLocale(<MissingPage locale="en" />);

    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  });

  it('leads home [NOTF-04]', async () => {
    await renderInLocale(<MissingPage locale="en" />);

    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('leads home in its own language', async () => {
    await renderInLocale(<MissingPage locale="fa" />, 'fa');

    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/fa');
  });

  it.each(['en', 'fa'] as const)('passes axe in %s', async (locale) => {
    const { container } = await renderInLocale(<MissingPage locale={locale} />, locale);

    expect(await axeViolations(container)).toEqual([]);
  });
});
