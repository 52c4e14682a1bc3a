import { screen, within } from '@testing-library/react';
import { ContactDetails } from '@/components/contact/contact-details';
import { FaqSections } from '@/components/faq/faq-sections';
import { ProductsSections } from '@/components/products/products-sections';
import { ServicesSections } from '@/components/services/services-sections';
import { brand } from '@/lib/config/brand';
import { type PlanIds, packageName, packages } from '@/lib/content/growth-packages';
import { formatters } from '@/lib/i18n/format';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { plainWords } from '@/lib/i18n/shown-messages';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the products page', () => {
  const noPlans: PlanIds = {
    starter: undefined,
    ultimate: undefined,
    professional: undefined,
    ultra: undefined,
    gold: undefined,
  };

  const allPlans: PlanIds = {
    starter: 'P-1',
    ultimate: 'P-2',
    professional: 'P-3',
    ultra: 'P-4',
    gold: 'P-5',
  };

  const page = (planIds = noPlans) => (
    <main>
      <ProductsSections planIds={planIds} />
    </main>
  );

  const readWords = async (locale: Locale) => (await loadMessages(locale)).products;

  const region = (name: string) => screen.getByRole('region', { name });

  const cards = () => screen.getAllByRole('article');

  function card(id: keyof PlanIds) {
    return within(screen.getByRole('article', { name: packageName(id) }));
  }

  /** The one link of a card. */
  const subscribe = (id: keyof PlanIds) => card(id).getByRole('link');

  describe.each(['en', 'fa'] as const)('the packages page (%s)', (locale) => {
    shareMarkup(page(), locale);

    it('has a hero, then a specialist section about small-business websites [PACK-02]', async () => {
      const words = await readWords(locale);
      const heading = screen.getByRole('heading', { level: 1 });
      const title = words.hero.title.replace('{price}', formatters(locale).price(159));
      expect(heading).toHaveTextContent(title.replaceAll(/\s/g, ' '));
      const [hero, specialist] = screen.getAllByRole('region');
      expect(hero).toHaveAttribute('aria-labelledby', heading.id);
      expect(specialist).toBe(region(words.specialist.title));
      expect(within(region(words.specialist.title)).getAllByRole('listitem')).toHaveLength(5);
    });

    it('has a card for each package, with its price a month', async () => {
      const words = await readWords(locale);
      expect(cards()).toHaveLength(5);
      for (const [index, { id, priceDollars }] of packages.entries()) {
        expect(cards()[index]).toHaveAccessibleName(packageName(id));
        expect(cards()[index]).toHaveTextContent(
          `${formatters(locale).price(priceDollars)} ${words.packages.perMonth}`,
        );
      }
    });

    it('marks Professional as popular, and no other [PACK-04]', async () => {
      const words = await readWords(locale);
      expect(screen.getAllByText(words.packages.popular)).toHaveLength(1);
      expect(card('professional').getByText(words.packages.popular)).toBeVisible();
    });

    it('says that packages are billed monthly via the payment provider [PACK-05]', async () => {
      const words = await readWords(locale);
      expect(within(region(words.packages.title)).getByText(words.packages.billing)).toBeVisible();
    });

    it('lists what each package adds, and names the one it contains', async () => {
      const words = await readWords(locale);
      for (const [index, { id }] of packages.entries()) {
        const { description, features } = words.packages.list[id];
        expect(card(id).getByText(description)).toBeVisible();
        const items = card(id)
          .getAllByRole('listitem')
          .map((item) => item.textContent);
        expect(items).toEqual(Object.values(features));
        const before = packages[index - 1];
        const plus = before && words.packages.plus.replace('{name}', packageName(before.id));
        if (plus) expect(card(id).getByText(plus)).toBeVisible();
      }
    });

    it('leads to the contact form, which knows the package, where there is no plan [PACK-09]', async () => {
      const words = await readWords(locale);
      for (const { id } of packages) {
        const link = subscribe(id);
        expect(link).toHaveTextContent(words.packages.subscribe);
        expect(link).toHaveAttribute('href', localePath(locale, `/contact?package=${id}`));
        expect(link).not.toHaveAttribute('target');
      }
    });

    it('shows a success story [PACK-11]', async () => {
      const words = await readWords(locale);
      const story = within(region(words.story.title.replace('{client}', 'Tugun Toast House')));
      expect(story.getByText(words.story.quote)).toBeVisible();
      expect(story.getAllByRole('listitem')).toHaveLength(6);
    });

    it('gives three reasons to choose us [PACK-12]', async () => {
      const words = await readWords(locale);
      const why = within(region(words.why.title.replace('{brand}', brand.name)));
      const titles = why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
      expect(titles).toEqual(Object.values(words.why.points).map(({ title }) => title));
      expect(titles).toHaveLength(3);
    });
  });

  describe.each(['en', 'fa'] as const)('the packages page where there are plans (%s)', (locale) => {
    shareMarkup(page(allPlans), locale);

    it('opens the provider in a new tab, and says so [PACK-08]', async () => {
      const words = await readWords(locale);
      for (const { id } of packages) {
        const link = subscribe(id);
        expect(link).toHaveTextContent(words.packages.subscribe);
        expect(link).toHaveAttribute(
          'href',
          `https://www.paypal.com/webapps/billing/plans/subscribe?plan_id=${allPlans[id]}`,
        );
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener');
        expect(link).toHaveAccessibleName(
          `${words.packages.subscribe} ${words.packages.toOutside.replace('{name}', packageName(id))}`,
        );
      }
    });

    it('subscribes by links alone, which call nothing of ours [PACK-10]', () => {
      expect(document.querySelectorAll('form, button, [href*="/api/"]')).toHaveLength(0);
    });
  });

  describe.each([
    ['without plans', noPlans],
    ['with plans', allPlans],
  ])('the cards of the packages, %s', (_, planIds) => {
    shareMarkup(page(planIds));

    it('are exactly five, at these prices a month [PACK-03]', () => {
      const shown = cards().map((element) => [
        within(element).getByRole('heading', { level: 3 }).textContent,
        element.textContent?.match(/\$[\d.,]+ a month/g),
      ]);
      expect(shown).toEqual([
        ['Starter', ['$159 a month']],
        ['Ultimate', ['$220 a month']],
        ['Professional', ['$330 a month']],
        ['Ultra', ['$550 a month']],
        ['Gold', ['$850 a month']],
      ]);
    });

    it('each have one link that reads Subscribe Now [PACK-07]', () => {
      expect(cards()).toHaveLength(5);
      for (const element of cards())
        expect(within(element).getByRole('link', { name: /^Subscribe Now\b/ })).toBeVisible();
    });
  });

  describe('the prices beside the packages', () => {
    shareMarkup(page());

    it('are on the gears of the dashboard, each of which links to its card', async () => {
      const words = await readWords('en');
      const gears = within(screen.getByRole('navigation', { name: words.hero.gears })).getAllByRole('link');
      expect(gears.map((gear) => [gear.textContent, gear.getAttribute('href')])).toEqual([
        ['1Starter $159', '#starter'],
        ['2Ultimate $220', '#ultimate'],
        ['3Professional $330', '#professional'],
        ['4Ultra $550', '#ultra'],
        ['5Gold $850', '#gold'],
      ]);
      expect(cards().map(({ id }) => `#${id}`)).toEqual(gears.map((gear) => gear.getAttribute('href')));
    });
  });
});

describe('the terms of prices', () => {
  const noPlans = {
    starter: undefined,
    ultimate: undefined,
    professional: undefined,
    ultra: undefined,
    gold: undefined,
  };

  const pagesWithPrices = {
    '/services': <ServicesSections />,
    '/products': <ProductsSections planIds={noPlans} />,
    '/faq': <FaqSections />,
  };

  describe.each(Object.entries(pagesWithPrices))('%s', (path, page) => {
    describe.each(localeCodes)('in %s', (locale) => {
      shareMarkup(page, locale);

      it('says that its prices include GST, where they are and in the answer about payment, in one form', async () => {
        const { common } = await loadMessages(locale);
        const text = plainWords(document.body.textContent ?? '');
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
      const { container } = await renderInLocale(<main>{page}</main>);
      expect(container).toHaveTextContent(words);
      expect(container).not.toHaveTextContent('GST included');
      replaced.restore();
    });
  });

  describe('what we sell', () => {
    it('says how a package ends, as the terms do', async () => {
      await renderInLocale(pagesWithPrices['/products']);
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
      await renderInLocale(<ContactDetails />);
      expect(screen.queryByText('From overseas')).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'From overseas'],
      ['fa', 'از خارج استرالیا'],
    ] as const)('stands below the other one and dials (%s)', async (locale, label) => {
      const abroad = { printed: '+61 7 5550 0000', href: 'tel:+61755500000' };
      const replaced = jest.replaceProperty(brand, 'phoneAbroad', abroad);
      await renderInLocale(<ContactDetails />, locale);
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
});
