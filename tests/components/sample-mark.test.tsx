import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AboutHistory } from '@/components/about/about-history';
import { AboutTeam } from '@/components/about/about-team';
import { ArticlePage } from '@/components/blog/article-page';
import { BlogSections } from '@/components/blog/blog-sections';
import { ClientsHero } from '@/components/clients/clients-hero';
import { FaqQuestions } from '@/components/faq/faq-questions';
import { HomeAbout } from '@/components/home/home-about';
import { HomeWhy } from '@/components/home/home-why';
import { NewsletterCalendar } from '@/components/newsletter/newsletter-calendar';
import { Specialist } from '@/components/products/specialist';
import { TipsHero } from '@/components/tech-tips/tips-hero';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { renderInLocale } from '@/tests/support/render-in-locale';

/** Where something stands that the owner has to confirm, and the words of the marks beside it, in English and Persian. */
const places: [string, (locale: Locale) => ReactElement, string[], string][] = [
  ['the figures of home', () => <HomeAbout />, ['Sample figures'], 'رقم‌های نمونه'],
  ['why us, on home', (locale) => <HomeWhy locale={locale} />, ['Sample figures'], 'رقم‌های نمونه'],
  ['the history', (locale) => <AboutHistory locale={locale} />, ['Sample figures'], 'رقم‌های نمونه'],
  ['the team', (locale) => <AboutTeam locale={locale} />, ['Sample team'], 'تیم نمونه'],
  ['the portfolio', (locale) => <ClientsHero locale={locale} />, ['Sample', 'Sample', 'Sample'], 'نمونه'],
  ['the newsletter', () => <NewsletterCalendar />, ['Sample'], 'نمونه'],
  ['the packages', () => <Specialist />, ['Sample'], 'نمونه'],
  ['the FAQ', (locale) => <FaqQuestions locale={locale} />, ['Sample'], 'نمونه'],
  [
    'the list of articles',
    (locale) => <BlogSections locale={locale} />,
    ['Sample authors', 'Sample'],
    'نویسنده‌های نمونه',
  ],
  ['the tips', () => <TipsHero />, ['Sample authors'], 'نویسنده‌های نمونه'],
  ['an article', (locale) => <ArticlePage id={1} locale={locale} />, ['Sample author'], 'نویسندهٔ نمونه'],
];

const english = /^Sample( figures| team| authors?)?$/;

describe.each(places)('%s', (_, draw, marks, persianMark) => {
  it('is marked as a sample until the owner confirms it', async () => {
    const { container } = await renderInLocale(<main>{draw('en')}</main>);
    expect(
      within(container)
        .getAllByText(english)
        .map(({ textContent }) => textContent),
    ).toEqual(marks);
  });

  it('is marked in Persian as well', async () => {
    await renderInLocale(<main>{draw('fa')}</main>, 'fa');
    expect(screen.getAllByText(persianMark)).toHaveLength(marks.filter((mark) => mark === marks[0]).length);
  });

  it('has no mark afterwards', async () => {
    const confirmed = jest.replaceProperty(brand.claims, 'confirmed', true);
    await renderInLocale(<main>{draw('en')}</main>);
    expect(screen.queryByText(english)).not.toBeInTheDocument();
    confirmed.restore();
  });
});
