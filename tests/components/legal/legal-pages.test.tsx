import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AccessibilitySections } from '@/components/accessibility/accessibility-sections';
import { PrivacyPolicySections } from '@/components/privacy-policy/privacy-policy-sections';
import { Today } from '@/components/privacy-policy/today';
import { TermsSections } from '@/components/terms/terms-sections';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { loadLegalText } from '@/lib/content/legal';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import { localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the legal pages', () => {
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
      expect(within(contact).getByRole('link', { name: brand.phone })).toHaveAttribute(
        'href',
        brand.phoneHref,
      );
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
      expect(within(rights).getByRole('link', { name: brand.phone })).toHaveAttribute(
        'href',
        brand.phoneHref,
      );
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
        expect(time?.textContent).toBe(formatters(locale).day(new Date()));
        const { lastUpdated } = (await loadMessages(locale))['privacy-policy'];
        const date = formatters(locale).day(new Date()).replaceAll('\u00a0', ' ');
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
      expect(companyFacts.invoiceDays).toBe(14);
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

    const rows = () =>
      screen
        .getAllByRole<HTMLTableRowElement>('row')
        .map(({ cells: [name, value] }) => `${name?.textContent}: ${value?.textContent}`);

    it('state payment before work unless agreed [LEGAL-10]', () => {
      expect(section('payment-terms')).toHaveTextContent(
        'Payment is due before work starts, unless we have agreed otherwise in writing',
      );
      expect(rows()).toContain('Payment, unless agreed otherwise: Before work');
    });

    it('name Queensland as governing law [LEGAL-12]', () => {
      expect(section('governing-law')).toHaveTextContent('governed by the law of Queensland, Australia');
      expect(rows()).toContain('Governing law: Queensland');
    });
  });
});

describe('the accessibility statement', () => {
  it('says aim, tests, gaps, the day, and how to complain', async () => {
    await renderInLocale(<AccessibilitySections />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accessibility');
    expect(screen.getByText(/Level AA of the Web Content Accessibility Guidelines, WCAG 2\.2/)).toBeVisible();
    expect(
      screen.getByText(/With every change, the checker IBM Equal Access goes through every page/),
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
    await renderInLocale(<AccessibilitySections />, locale);
    expect(document.querySelectorAll('dt')).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});

describe('the date of the privacy policy', () => {
  const built = { iso: '2026-01-02', words: '2 January 2026' };

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T14:30:00Z') });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is that of the build until a script runs', () => {
    const html = renderToString(<Today language="en-AU" timeZone="Australia/Brisbane" built={built} />);
    expect(html).toBe('<time dateTime="2026-01-02">2 January 2026</time>');
  });

  it.each([
    ['en-AU', '21 November 2026'],
    ['fa', '۳۰ آبان ۱۴۰۵'],
    ['ja', '2026年11月21日'],
    ['de', '21. November 2026'],
  ])('is then today in Brisbane, where the day is further on than in Europe, in %s', (language, words) => {
    render(<Today language={language} timeZone="Australia/Brisbane" built={built} />);
    expect(screen.getByText(words)).toHaveAttribute('datetime', '2026-11-21');
  });
});
