/** @jest-environment ./tests/support/render-environment.ts */
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SeoAuditSections } from '@/components/audit/order/seo-audit-sections';
import { ReportGone } from '@/components/audit/report/report-gone';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { ContactCard } from '@/components/contact/contact-card';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { env } from '@/lib/config/env';
import { localeCodes } from '@/lib/i18n/locales';
import { renderInLocale } from '@/tests/support/render-in-locale';

const note =
  'This preview has no database: what you send from here isn’t kept, and links to results may not open.';
const forms: [string, ReactElement][] = [
  ['contact', <ContactCard key="contact" locale="en" />],
  ['the newsletter', <NewsletterBlock key="newsletter" locale="en" />],
  ['the audit', <SeoAuditSections key="audit" locale="en" />],
  ['growth', <BusinessGrowthSections key="growth" locale="en" />],
  ['personalisation', <SmartPersonalizationSections key="personalization" locale="en" />],
];

const before = { ...env };
afterEach(() => {
  Object.assign(env, { VERCEL_ENV: undefined, DATABASE_URL: undefined }, before);
});

describe('a preview whose functions share no database', () => {
  it.each(forms)('says so at the form of %s', async (_name, form) => {
    env.VERCEL_ENV = 'preview';
    await renderInLocale(form);
    expect(screen.getAllByText(note).length).toBeGreaterThan(0);
  });

  it.each(localeCodes)('says so in place of a result, in %s', async (locale) => {
    env.VERCEL_ENV = 'preview';
    await renderInLocale(<ReportGone locale={locale} />, locale);
    const said = screen.getByRole('heading', { level: 1 }).textContent;
    env.VERCEL_ENV = undefined;
    await renderInLocale(<ReportGone locale={locale} />, locale);
    expect(screen.getAllByRole('heading', { level: 1 }).at(-1)).not.toHaveTextContent(said);
  });
});

describe('any other site', () => {
  it.each([{}, { VERCEL_ENV: 'preview', DATABASE_URL: 'postgres://db/site' }])(
    'says nothing of it: %j',
    async (settings) => {
      Object.assign(env, settings);
      await renderInLocale(<ContactCard locale="en" />);
      expect(screen.queryByText(note)).not.toBeInTheDocument();
      await renderInLocale(<ReportGone locale="en" />);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This result is no longer here');
    },
  );
});
