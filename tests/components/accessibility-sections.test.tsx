import { screen } from '@testing-library/react';
import { AccessibilitySections } from '@/components/accessibility/accessibility-sections';
import { localeCodes } from '@/lib/i18n/locales';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the accessibility statement', () => {
  it('says aim, tests, gaps, the day, and how to complain', async () => {
    await renderInLocale(<AccessibilitySections locale="en" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accessibility');
    expect(screen.getByText(/Level AA of the Web Content Accessibility Guidelines, WCAG 2\.2/)).toBeVisible();
    expect(
      screen.getByText(/Every page, in all nine languages, was then tried with wider text spacing/),
    ).toBeVisible();
    expect(screen.getByText(/Nobody from outside has audited this website yet/)).toBeVisible();
    expect(screen.getByText('26 November 2026')).toHaveAttribute('datetime', '2026-11-26');
    expect(screen.getByText(/We’ll answer within 24 hours \([^)]+\)\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complaints to the Commission' })).toHaveAttribute(
      'href',
      'https://humanrights.gov.au/complaints',
    );
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  it.each(localeCodes)('is complete in %s', async (locale) => {
    await renderInLocale(<AccessibilitySections locale={locale} />, locale);
    expect(document.querySelectorAll('dt')).toHaveLength(4);
  });
});
