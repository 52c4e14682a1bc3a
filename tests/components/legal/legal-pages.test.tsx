import { screen, within } from '@testing-library/react';
import { PrivacyPolicySections } from '@/components/privacy-policy/privacy-policy-sections';
import { TermsSections } from '@/components/terms/terms-sections';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import { loadMessages } from '@/lib/i18n/messages';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

const privacySections = [
  'information-collected',
  'use',
  'sharing',
  'security',
  'cookies',
  'rights',
  'third-party-services',
  'changes',
  'contact',
] as const;
const termsSections = [
  'acceptance',
  'services',
  'payment-terms',
  'client-responsibilities',
  'intellectual-property',
  'warranty',
  'termination',
  'confidentiality',
  'governing-law',
  'contact',
] as const;

/** Ids of the sections that the page has, in order; each of them is named by its heading and listed on the sign. */
function sectionIds(): string[] {
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  const sections = [...document.querySelectorAll<HTMLElement>('section[id]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
  expect(links.map((link) => link.textContent)).toEqual(
    sections.map((section) =>
      within(section).getByRole('heading', { level: 2 }).lastChild?.textContent?.trim(),
    ),
  );
  return sections.map(({ id }) => id);
}

function section(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

describe.each(['en', 'fa'] as const)('the privacy policy in %s', (locale) => {
  shareMarkup(<PrivacyPolicySections />, locale);

  it('has its nine sections in order [LEGAL-02]', () => {
    expect(sectionIds()).toEqual([...privacySections]);
    const { title } = loadLegalText('privacy-policy', locale).front;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('gives the company, a business e-mail, the phone and the address in its contact block [LEGAL-05]', () => {
    const contact = section('contact');
    expect(contact).toHaveTextContent(brand.legalName);
    expect(contact).toHaveTextContent('Robina QLD 4226');
    expect(within(contact).getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    expect(within(contact).getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
  });

  it('opens the cookie preferences from its section on cookies', async () => {
    const { reopen } = (await loadMessages(locale)).consent;
    expect(within(section('cookies')).getByRole('button', { name: reopen })).toBeInTheDocument();
  });
});

describe('the text of the privacy policy', () => {
  shareMarkup(<PrivacyPolicySections />);

  it('is folded by occasion, below its headings', () => {
    const titles = within(section('information-collected')).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toContain('When you send an enquiry');
    for (const title of titles) {
      const fold = title.closest('details');
      expect(fold).not.toHaveAttribute('open');
      expect(fold?.querySelector('summary + div')).not.toBeEmptyDOMElement();
    }
    expect(within(section('cookies')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('are links: to sections, phone, e-mail and the regulator', () => {
    const rights = section('rights');
    expect(within(rights).getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
    expect(within(rights).getByRole('link', { name: 'oaic.gov.au' })).toHaveAttribute(
      'href',
      'https://www.oaic.gov.au',
    );
    expect(within(section('sharing')).getByRole('link', { name: 'Third-party services' })).toHaveAttribute(
      'href',
      '#third-party-services',
    );
  });
});

describe('the privacy policy in the browser', () => {
  it.each(['en', 'fa'] as const)(
    'shows today in Brisbane as its date, in the language of the page (%s)',
    async (locale) => {
      const { container } = await renderInLocale(<PrivacyPolicySections />, locale);
      const time = container.querySelector('time');
      expect(time).toHaveAttribute('datetime', isoDay(brand.timeZone, new Date()));
      expect(time).toHaveTextContent(formatters(locale).day(new Date()));
      const { lastUpdated } = (await loadMessages(locale))['privacy-policy'];
      const date = formatters(locale).day(new Date());
      expect(time?.parentElement).toHaveTextContent(lastUpdated.replace('<date></date>', date));
    },
  );
});

describe.each(['en', 'fa'] as const)('the terms in %s', (locale) => {
  shareMarkup(<TermsSections />, locale);

  it('have their ten sections in order [LEGAL-08]', () => {
    expect(sectionIds()).toEqual([...termsSections]);
  });

  it('state that prices are in AUD [LEGAL-09] and that ongoing invoices are payable within 14 days [LEGAL-11]', () => {
    const payment = section('payment-terms');
    expect(payment).toHaveTextContent('AUD');
    expect(payment).toHaveTextContent(formatters(loadLegalText('terms', locale).locale).number(14));
    expect(firm.invoiceDays).toBe(14);
    expect(screen.getByRole('table')).toHaveTextContent('AUD');
    expect(screen.getByRole('table')).toHaveTextContent(formatters(locale).number(14));
  });

  it('lead to the privacy policy in the same language', () => {
    expect(
      within(section('confidentiality'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#contents-title', locale === 'en' ? '/privacy-policy' : `/${locale}/privacy-policy`]);
  });
});

describe('the terms', () => {
  shareMarkup(<TermsSections />);

  it('state payment before work unless agreed [LEGAL-10]', () => {
    expect(section('payment-terms')).toHaveTextContent(
      'Payment is due before work starts, unless we have agreed otherwise in writing',
    );
    expect(screen.getByRole('row', { name: 'Payment, unless agreed otherwise Before work' })).toBeVisible();
  });

  it('name Queensland as governing law [LEGAL-12]', () => {
    expect(section('governing-law')).toHaveTextContent('governed by the law of Queensland, Australia');
    expect(screen.getByRole('row', { name: 'Governing law Queensland' })).toBeVisible();
  });
});
