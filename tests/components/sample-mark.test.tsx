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
import { SampleMark } from '@/components/sample-mark';
import { TipsHero } from '@/components/tech-tips/tips-hero';
import { brand } from '@/lib/config/brand';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

/** Where something stands that the owner has to confirm, and the words of the marks beside it, in English and Persian. */
const places: [string, ReactElement, string[], ReactElement, string][] = [
  ['the figures of home', <HomeAbout key="en" />, ['Sample figures'], <HomeAbout key="fa" />, 'رقم‌های نمونه'],
  [
    'why us, on home',
    <HomeWhy key="en" locale="en" />,
    ['Sample figures'],
    <HomeWhy key="fa" locale="fa" />,
    'رقم‌های نمونه',
  ],
  [
    'the history',
    <AboutHistory key="en" locale="en" />,
    ['Sample figures'],
    <AboutHistory key="fa" locale="fa" />,
    'رقم‌های نمونه',
  ],
  [
    'the team',
    <AboutTeam key="en" locale="en" />,
    ['Sample team'],
    <AboutTeam key="fa" locale="fa" />,
    'تیم نمونه',
  ],
  [
    'the portfolio',
    <ClientsHero key="en" locale="en" />,
    ['Sample', 'Sample', 'Sample'],
    <ClientsHero key="fa" locale="fa" />,
    'نمونه',
  ],
  ['the newsletter', <NewsletterCalendar key="en" />, ['Sample'], <NewsletterCalendar key="fa" />, 'نمونه'],
  ['the packages', <Specialist key="en" />, ['Sample'], <Specialist key="fa" />, 'نمونه'],
  [
    'the FAQ',
    <FaqQuestions key="en" locale="en" />,
    ['Sample'],
    <FaqQuestions key="fa" locale="fa" />,
    'نمونه',
  ],
  [
    'the list of articles',
    <BlogSections key="en" locale="en" />,
    ['Sample authors', 'Sample'],
    <BlogSections key="fa" locale="fa" />,
    'نویسنده‌های نمونه',
  ],
  ['the tips', <TipsHero key="en" />, ['Sample authors'], <TipsHero key="fa" />, 'نویسنده‌های نمونه'],
  [
    'an article',
    <ArticlePage key="en" id={1} locale="en" />,
    ['Sample author'],
    <ArticlePage key="fa" id={1} locale="fa" />,
    'نویسندهٔ نمونه',
  ],
];

const english = /^Sample( figures| team| authors?)?$/;

describe.each(places)('%s', (_, inEnglish, marks, inPersian, persianMark) => {
  it('is marked as a sample until the owner confirms it', async () => {
    const { container } = await renderInLocale(<main>{inEnglish}</main>);
    expect(
      within(container)
        .getAllByText(english)
        .map(({ textContent }) => textContent),
    ).toEqual(marks);
  });

  it('is marked in Persian as well', async () => {
    await renderInLocale(<main>{inPersian}</main>, 'fa');
    expect(screen.getAllByText(persianMark)).toHaveLength(marks.filter((mark) => mark === marks[0]).length);
  });

  it('has no mark afterwards', async () => {
    const confirmed = jest.replaceProperty(brand.claims, 'confirmed', true);
    await renderInLocale(<main>{inEnglish}</main>);
    expect(screen.queryByText(english)).not.toBeInTheDocument();
    confirmed.restore();
  });
});

it('a mark is read without fault', async () => {
  const { container } = await renderInLocale(
    <main>
      <SampleMark of="figures" />
    </main>,
  );
  expect(await axeViolations(container)).toEqual([]);
});
