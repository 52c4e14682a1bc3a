import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesSections } from '@/components/services/services-sections';
import { brand } from '@/lib/config/brand';
import { type ServiceId, services } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the services page', () => {
  const languages = ['en', 'fa'] as const;

  const page = (
    <main>
      <ServicesSections />
    </main>
  );

  const readWords = async (locale: Locale) => (await loadMessages(locale)).services;

  const region = (name: string) => screen.getByRole('region', { name });

  const serviceRegion = (words: Messages['services'], id: ServiceId) => region(words.list[id].name);

  /** The names of all regions, in order. */
  function regionNames() {
    return screen
      .getAllByRole('region')
      .map((element) => document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent);
  }

  const titlesIn = (element: HTMLElement, level: number) =>
    within(element)
      .getAllByRole('heading', { level })
      .map((heading) => heading.textContent);

  describe.each(languages)('the services page (%s)', (locale) => {
    shareMarkup(page, locale);

    it('shows its sections in the order of the specification [SERV-02]', async () => {
      const words = await readWords(locale);
      const names = regionNames();
      const own = Object.values(words.list).map(({ name }) => name);
      expect(names.filter((name) => !own.includes(name ?? ''))).toEqual([
        words.hero.title,
        words.why.title,
        words.crafts.title,
        words.process.title,
        words.directories.title,
        words.features.title,
        words.closing.title,
        words.contact.title,
      ]);
      expect(names.slice(6, -2)).toHaveLength(10);
      expect([...names.slice(6, -2)].sort()).toEqual([...own].sort());
      expect(names.at(-3)).toBe(words.list['digital-marketing'].name);
    });

    it('has one main heading', async () => {
      const words = await readWords(locale);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.hero.title);
    });

    it('has the blocks web, mobile, product design and system coding [SERV-03]', async () => {
      const words = await readWords(locale);
      const { list } = words.crafts;
      expect(titlesIn(region(words.crafts.title), 3)).toEqual([
        list.web.title,
        list.mobile.title,
        list['product-design'].title,
        list['system-coding'].title,
      ]);
    });

    it('plans, designs and develops, in this order [SERV-04]', async () => {
      const words = await readWords(locale);
      const { phases } = words.process;
      const [list] = within(region(words.process.title)).getAllByRole('list');
      if (!list) throw new Error('The process has no list');
      expect(list.tagName).toBe('OL');
      expect(titlesIn(list, 3)).toEqual([
        phases.planning.title,
        phases.designing.title,
        phases.development.title,
      ]);
    });

    it('gives each service its own section under its id, with its words and its benefits [SERV-08]', async () => {
      const words = await readWords(locale);
      for (const { id } of services) {
        const section = serviceRegion(words, id);
        expect(section).toHaveAttribute('id', id);
        expect(section).toHaveTextContent(words.list[id].longDescription);
        expect(section).toHaveTextContent(words.list[id].benefits[2]);
      }
    });

    it('lets visitors inquire about each service, at the contact section [SERV-14]', async () => {
      const words = await readWords(locale);
      for (const { id } of services) {
        const { name } = words.list[id];
        const link = within(serviceRegion(words, id)).getByRole('link', {
          name: words.inquire.replace('{service}', name),
        });
        expect(link).toHaveAttribute('href', '#contact-section');
      }
      const contact = region(words.contact.title);
      expect(contact).toHaveAttribute('id', 'contact-section');
      expect(within(contact).getByRole('link', { name: words.contact.form })).toHaveAttribute(
        'href',
        localePath(locale, '/contact#contact-form'),
      );
    });

    it('shows the four steps of digital marketing in the section of that service [SERV-11] [SERV-12]', async () => {
      const words = await readWords(locale);
      const section = serviceRegion(words, 'digital-marketing');
      const { steps } = words.marketing;
      expect(section).toHaveAttribute('id', 'digital-marketing');
      expect(titlesIn(section, 4)).toEqual([
        steps.research.title,
        steps.implementation.title,
        steps.monitoring.title,
        steps.optimization.title,
      ]);
    });

    it('closes with a call to action that leads to the contact page [SERV-13]', async () => {
      const words = await readWords(locale);
      const links = within(region(words.closing.title)).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([localePath(locale, '/contact')]);
    });

    it('lists every service on the sign and leads to its section', async () => {
      const words = await readWords(locale);
      const sign = screen.getByRole('navigation', { name: words.hero.sign });
      const links = within(sign).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ id }) => `#${id}`));
    });
  });

  describe('the copy of the services page', () => {
    shareMarkup(page);

    it('says the website timelines and when SEO shows results', async () => {
      const words = await readWords('en');
      const process = region(words.process.title);
      for (const range of ['2–3 weeks', '4–6 weeks', '8–12 weeks']) expect(process).toHaveTextContent(range);
      expect(serviceRegion(words, 'seo-performance')).toHaveTextContent(/First results 3–6 months/);
      expect(serviceRegion(words, 'seo-performance')).toHaveTextContent(/Significant results 6–12 months/);
    });

    it('says the prices of packages and of monthly services in Australian dollars', async () => {
      const words = await readWords('en');
      const says = (id: ServiceId, ...texts: string[]) => {
        for (const text of texts) expect(serviceRegion(words, id)).toHaveTextContent(text);
      };
      says('website-design', 'from $495', '$795', '$1,295');
      says('digital-marketing', 'from $295 a month', '$395', '$695', '$1,000–$2,500 a month');
      says('website-maintenance', 'from $33 a month');
      says('email-hosting', 'from $99 a month', '99.9% uptime');
      says('seo-performance', 'from $500 a month');
    });

    it('promises a quote within 24 hours and a free consultation of 30 minutes [CLAIM-07] [CLAIM-09]', async () => {
      const words = await readWords('en');
      expect(region(words.hero.title)).toHaveTextContent('quote follows within 24 hours');
      expect(region(words.process.title)).toHaveTextContent('30 minutes, free of charge');
      expect(region(words.contact.title)).toHaveTextContent('first 30 minutes of advice are free');
    });

    it('shows the sample workshop’s entries in five directories, as a headed table', () => {
      const table = within(screen.getByRole('table', { name: 'Miami Smash Repairs' }));
      expect(table.getAllByRole('columnheader')).toHaveLength(3);
      expect(table.getAllByRole('rowheader')).toHaveLength(5);
      expect(table.getAllByText('Wrong')).toHaveLength(3);
      expect(table.getAllByText('Missing')).toHaveLength(1);
    });

    it('lets a phone dial the number at its head and in its contact section', () => {
      const dials = screen.getAllByRole('link', { name: brand.phone });
      expect(dials.map((link) => link.getAttribute('href'))).toEqual([brand.phoneHref, brand.phoneHref]);
    });
  });
});

it('has a link in the section of each of the ten services, which inquires about it by name [SERV-09]', async () => {
  await renderInLocale(<ServicesSections />, 'en');
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
  await renderInLocale(<ServicesSections />, 'de');
  const form = document.querySelector('#contact-section [data-link]');
  expect(form).toHaveAttribute('href', '/de/contact#contact-form');
  for (const id of ['email-hosting', 'local-business-listings']) {
    const inquiry = document.querySelector(`#${id} [href="#contact-section"]`);
    if (inquiry) await userEvent.click(inquiry);
    expect(form).toHaveAttribute('href', `/de/contact?service=${id}#contact-form`);
  }
});
