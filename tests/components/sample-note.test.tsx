import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AboutSections } from '@/components/about/about-sections';
import { ArticlePage } from '@/components/blog/article-page';
import { BlogSections } from '@/components/blog/blog-sections';
import { ClientsSections } from '@/components/clients/clients-sections';
import { FaqSections } from '@/components/faq/faq-sections';
import { HomeSections } from '@/components/home/home-sections';
import { ProductsSections } from '@/components/products/products-sections';
import { SeoServicesSections } from '@/components/seo-services/seo-services-sections';
import { ServicesSections } from '@/components/services/services-sections';
import { TipsHero } from '@/components/tech-tips/tips-hero';
import { brand } from '@/lib/config/brand';
import { fakeMotion } from '@/tests/support/fake-motion';
import { renderInLocale } from '@/tests/support/render-in-locale';

const clients = 'Clients, projects and figures on this page are samples.';
const people = 'People and figures on this page are samples.';

/** Pages with something that the owner has to confirm, their note, and how many of their sections name it. */
const pages: [string, () => ReactElement, string | RegExp, number][] = [
  ['home', () => <HomeSections />, clients, 3],
  ['about', () => <AboutSections />, people, 2],
  ['services', () => <ServicesSections />, clients, 2],
  ['packages', () => <ProductsSections />, clients, 2],
  [
    'the portfolio',
    () => <ClientsSections />,
    /^Sample projects: the businesses, people and figures are made up/,
    1,
  ],
  ['SEO services', () => <SeoServicesSections />, clients, 1],
  ['the FAQ', () => <FaqSections />, 'Sample', 0],
  ['the list of articles', () => <BlogSections />, people, 0],
  ['the tips', () => <TipsHero />, 'Sample authors', 0],
  ['an article', () => <ArticlePage id={1} />, 'Sample author', 0],
];

beforeEach(() => fakeMotion('full'));
afterEach(() => jest.restoreAllMocks());

describe.each(pages)('%s', (_, draw, words, sections) => {
  it('says once that something is a sample, also to readers who skip to a section', async () => {
    const { container } = await renderInLocale(<main>{draw()}</main>);
    const [note, ...others] = container.querySelectorAll('[id="sample-note"]');
    expect(note).toHaveTextContent(words);
    expect(others).toHaveLength(0);
    expect(container.querySelectorAll('[aria-describedby="sample-note"]')).toHaveLength(sections);
    expect(screen.queryAllByText(/^Sample( figures| team| project| client)?$/)).toHaveLength(
      words === 'Sample' ? 1 : 0,
    );
  });

  it('says so in Persian, too', async () => {
    const { container } = await renderInLocale(<main>{draw()}</main>, 'fa');
    expect(container.querySelector('[id="sample-note"]')).toHaveTextContent('نمونه');
  });

  it('names only made-up projects once the owner has confirmed the figures', async () => {
    jest.replaceProperty(brand.claims, 'confirmed', true);
    const { container } = await renderInLocale(<main>{draw()}</main>);
    const note = container.querySelector('[id="sample-note"]')?.textContent ?? '';
    expect(note).toMatch(/^(Sample projects.*)?$/);
  });
});
