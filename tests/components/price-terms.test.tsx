import { screen } from '@testing-library/react';
import { ContactDetails } from '@/components/contact/contact-details';
import { FaqSections } from '@/components/faq/faq-sections';
import { ProductsSections } from '@/components/products/products-sections';
import { ServicesSections } from '@/components/services/services-sections';
import { brand } from '@/lib/config/brand';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

const noPlans = {
  starter: undefined,
  ultimate: undefined,
  professional: undefined,
  ultra: undefined,
  gold: undefined,
};

const pagesWithPrices = {
  '/services': (locale: Locale) => <ServicesSections locale={locale} />,
  '/products': (locale: Locale) => <ProductsSections locale={locale} planIds={noPlans} />,
  '/faq': (locale: Locale) => <FaqSections locale={locale} />,
};

describe.each(Object.entries(pagesWithPrices))('%s', (path, page) => {
  describe.each(localeCodes)('in %s', (locale) => {
    shareMarkup(page(locale), locale);

    it('says that its prices include GST, where they are and in the answer about payment, in one form', async () => {
      const { common } = await loadMessages(locale);
      const text = document.body.textContent ?? '';
      const times = text.split(common.gst.included).length - 1;
      expect(times).toBe(path === '/faq' ? 2 : 1);
      expect(text.match(/GST/g)).toHaveLength(times);
    });
  });

  it.each([
    ['added', 'plus GST'],
    ['none', 'no GST is charged'],
  ] as const)('says so where GST is %s', async (gst, words) => {
    const replaced = jest.replaceProperty(brand, 'gst', gst);
    const { container } = await renderInLocale(<main>{page('en')}</main>);
    expect(container).toHaveTextContent(words);
    expect(container).not.toHaveTextContent('GST included');
    replaced.restore();
  });
});

describe('what we sell', () => {
  it('says how a package ends, as the terms do', async () => {
    await renderInLocale(pagesWithPrices['/products']('en'));
    expect(screen.getByText(/billed monthly/)).toHaveTextContent(
      'Cancel in writing; the package ends with the period already invoiced.',
    );
  });

  it('sells small changes once: care has them, maintenance does not', async () => {
    const { services, faq } = await loadMessages('en');
    const maintenance = JSON.stringify(services.list['website-maintenance']);
    expect(services.list['website-maintenance'].shortDescription).toBe(
      'Updates, backups and an alert when the site goes down.',
    );
    expect(maintenance).not.toMatch(/small changes|opening hours/i);
    expect(faq.answers.care).toContain('small changes');
  });
});

describe('the number for callers from overseas', () => {
  it('is not spoken of where there is none', async () => {
    await renderInLocale(<ContactDetails locale="en" />);
    expect(screen.queryByText('From overseas')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'From overseas'],
    ['fa', 'از خارج استرالیا'],
  ] as const)('stands below the other one and dials (%s)', async (locale, label) => {
    const abroad = { printed: '+61 7 5550 0000', href: 'tel:+61755500000' };
    const replaced = jest.replaceProperty(brand, 'phoneAbroad', abroad);
    await renderInLocale(<ContactDetails locale={locale} />, locale);
    expect(screen.getByText(label)).toBeVisible();
    const link = screen.getByRole('link', { name: '+61 7 5550 0000' });
    expect(link).toHaveAttribute('href', 'tel:+61755500000');
    expect(link.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
    replaced.restore();
  });
});

describe('the form of the audit', () => {
  it.each(localeCodes)('promises no mail that was not asked for (%s)', async (locale) => {
    const words = await loadMessages(locale);
    expect(words['seo-audit'].form.emailHint).not.toMatch(
      /offer|once|bieten|einmal|ofrezca|oferecer|uma só vez|zaproponować|предложим|پیشنهاد|提案|问一次/i,
    );
  });
});
