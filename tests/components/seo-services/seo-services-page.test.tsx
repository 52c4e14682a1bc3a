import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SeoServicesSections } from '@/components/seo-services/seo-services-sections';
import { brand } from '@/lib/config/brand';
import { sampleRanking } from '@/lib/content/sample-ranking';
import { seoMonths } from '@/lib/content/seo-months';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

const page = (
  <main>
    <SeoServicesSections />
  </main>
);

const readWords = async (locale: Locale) => (await loadMessages(locale))['seo-services'];

const region = (name: string) => screen.getByRole('region', { name });

describe.each(['en', 'fa'] as const)('the SEO services page (%s)', (locale) => {
  shareMarkup(page, locale);

  it('has a hero whose SEO audit link leads to the contact page [SEOSRV-02]', async () => {
    const words = await readWords(locale);
    const hero = region(words.hero.title);
    expect(within(hero).getByRole('heading', { level: 1 })).toHaveTextContent(words.hero.title);
    expect(within(hero).getByRole('link', { name: words.hero.action })).toHaveAttribute(
      'href',
      localePath(locale, '/contact'),
    );
    expect(within(hero).getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
  });

  it('has three service cards, each with what you get [SEOSRV-03]', async () => {
    const words = await readWords(locale);
    const cards = screen.getAllByRole('article');
    const { list } = words.services;
    const names = [list['keyword-research'].title, list['technical-seo'].title, list['local-seo'].title];
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(names);
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 4, name: words.services.get })).toBeVisible();
    }
  });

  it('closes with the phone number and a call to action that leads to the contact page [SEOSRV-05]', async () => {
    const words = await readWords(locale);
    const links = within(region(words.closing.title)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      brand.phoneHref,
      localePath(locale, '/contact'),
    ]);
  });
});

describe('the questions on the SEO services page', () => {
  it.each(['en', 'fa'] as const)('are four, the first of them open (%s) [SEOSRV-04]', async (locale) => {
    const user = userEvent.setup();
    await renderInLocale(page, locale);
    const words = await readWords(locale);
    const faq = within(region(words.faq.title));
    const { questions, answers } = words.faq;
    expect(faq.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      Object.values(questions),
    );
    expect(faq.getByText(answers.promise)).not.toBeVisible();
    await user.click(faq.getByText(questions.promise));
    expect(faq.getByText(answers.promise)).toBeVisible();
  });
});

describe('the copy of the SEO services page', () => {
  shareMarkup(page);

  it('names the link and the services as specified [SEOSRV-02] [SEOSRV-03]', () => {
    expect(screen.getByRole('link', { name: 'Get SEO Audit' })).toBeVisible();
    for (const name of ['Keyword Research', 'Technical SEO', 'Local SEO'])
      expect(screen.getByRole('article', { name })).toBeVisible();
  });

  it('says from $500 a month, first results in 3–6 months and significant ones in 6–12', async () => {
    const words = await readWords('en');
    expect(region(words.hero.title)).toHaveTextContent('from $500 a month');
    expect(region(words.services.title)).toHaveTextContent('from $500 a month');
    expect(screen.getByRole('figure')).toHaveTextContent(/First results3–6 months/);
    expect(screen.getByRole('figure')).toHaveTextContent(/Significant results6–12 months/);
    expect(region(words.faq.title)).toHaveTextContent(
      'The first results show in 3–\u20606 months, significant ones in 6–\u206012.',
    );
  });

  it('describes in words what its results page shows', () => {
    const picture = screen.getByRole('img', { name: /“gym burleigh”/ });
    expect(picture).toHaveAccessibleName(/sixth place after 3 months.*fourth after 6.*second place after 12/);
    expect(picture).toHaveTextContent(sampleRanking.client);
    const months = sampleRanking.course.map(({ month }) => month);
    expect(months).toEqual([0, seoMonths.first.from, seoMonths.first.to, seoMonths.significant.to]);
    expect(sampleRanking.course.map(({ place }) => place)).toEqual([8, 6, 4, 2]);
  });
});
