import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticlePage } from '@/components/blog/article-page';
import { MissingPost } from '@/components/blog/missing-post';
import { loadPost } from '@/lib/content/load-post';
import { postFacts, posts } from '@/lib/content/posts';
import { relatedPosts } from '@/lib/content/related-posts';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import type { PostId } from '@/lib/site/pages';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

const page = (locale: Locale = 'en', id: PostId = 1) => (
  <main>
    <ArticlePage id={id} locale={locale} />
  </main>
);

const article = () => within(screen.getByRole('article'));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe.each(['en', 'fa'] as const)('an article in %s', (locale) => {
  shareMarkup(page(locale), locale);

  it('leads back to the list [BLOG-18]', async () => {
    const { blog } = await loadMessages(locale);
    expect(article().getByRole('link', { name: blog.post.back })).toHaveAttribute(
      'href',
      localePath(locale, '/blog'),
    );
  });

  it('tells at its foot where its facts come from and when they were checked', async () => {
    const { blog, shell } = await loadMessages(locale);
    const foot = within(article().getByRole('complementary', { name: blog.sources.title }));
    const month = locale === 'en' ? 'November 2026' : 'آذر ۱۴۰۵';
    expect(foot.getByText(new RegExp(month))).toHaveAttribute('datetime', '2026-11-22');
    const links = foot.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual([
      `ACCC: ${blog.sources.names['accc-prices']}`,
      'https://www.accc.gov.au/business/pricing/price-displays',
    ]);
    expect(links.slice(-2)).toEqual([
      [shell.nav.techTips, locale === 'en' ? '/tech-tips' : '/fa/tech-tips'],
      [shell.nav.seoChecker, locale === 'en' ? '/seo-checker' : '/fa/seo-checker'],
    ]);
  });
});

describe.each([
  ['en', 1, 'Updated on 23 November 2026'],
  ['fa', 1, 'به‌روزشده در ۲ آذر ۱۴۰۵'],
  ['en', 7, undefined],
] as const)('in %s: article %i', (locale, id, words) => {
  shareMarkup(page(locale, id), locale);

  it('says when it was changed, if it was', () => {
    const changed = document.querySelector('article time[datetime="2026-11-23"]');
    expect(changed?.textContent).toBe(words);
  });
});

describe('an article', () => {
  shareMarkup(page());

  it('shows category, all tags, title, excerpt, author and read time [BLOG-19]', () => {
    const { title, excerpt } = loadPost(1, 'en');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(article().getByText(excerpt)).toBeVisible();
    expect(article().getByRole('link', { name: 'Business Growth' })).toHaveAttribute(
      'href',
      '/blog?category=business-growth',
    );
    const tags = within(article().getByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(tags.map(({ textContent }) => textContent)).toEqual([
      'Reviews',
      'Websites',
      'Measuring results',
      'Photos',
    ]);
    expect(article().getByText('Priya Nair')).toBeVisible();
    expect(article().getByText('6 min read')).toBeVisible();
  });

  it('shows its date as Australians write it at length [BLOG-20]', () => {
    expect(article().getByText('17 November 2026')).toHaveAttribute('datetime', '2026-11-17');
  });

  it('shows its text with headings, lists and links [BLOG-21]', () => {
    const { sections } = loadPost(1, 'en');
    for (const { id, title } of sections) {
      expect(article().getByRole('region', { name: title })).toHaveAttribute('id', id);
    }
    const first = within(article().getByRole('region', { name: sections[0]?.title }));
    expect(first.getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(article().getByRole('link', { name: 'free audit' })).toHaveAttribute('href', '/seo-audit');
  });

  it('leads to the contact page and to the recommendations [BLOG-23]', () => {
    const call = within(screen.getByRole('region', { name: 'Two ways on from here' }));
    expect(call.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
      '/ai-recommendations',
    ]);
  });

  it('names related articles, and not itself', () => {
    const related = within(screen.getByRole('region', { name: 'Related Articles' })).getAllByRole('link');
    expect(related.map((link) => link.getAttribute('href'))).toEqual(
      relatedPosts(postFacts(1), posts).map(({ id }) => `/blog/${id}`),
    );
  });
});

describe('the Share button', () => {
  const share = () => screen.getByRole('button', { name: 'Share' });

  it('opens the sheet of the system, where there is one [BLOG-22]', async () => {
    const sheet = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    await renderInLocale(page());
    await userEvent.click(share());
    expect(sheet).toHaveBeenCalledWith({ title: loadPost(1, 'en').title, url: 'http://localhost/' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies the link where there is none, and says so [BLOG-22]', async () => {
    const user = userEvent.setup();
    await renderInLocale(page());
    await user.click(share());
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
    expect(await navigator.clipboard.readText()).toBe('http://localhost/');
  });

  it('shows the link where it could not be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInLocale(page());
    await user.click(share());
    expect(screen.getByRole('status')).toHaveTextContent(
      'The link could not be copied. Here it is:http://localhost/',
    );
  });
});

describe('the page of an article that does not exist', () => {
  it.each([
    ['en', '/blog'],
    ['fa', '/fa/blog'],
  ] as const)('says so, and leads back to the blog in %s', async (locale, href) => {
    const { container } = await renderInLocale(<MissingPost locale={locale} />, locale);
    const { blog } = await loadMessages(locale);
    expect(screen.getByRole('heading', { level: 1, name: blog.missing.title })).toBeVisible();
    expect(screen.getByRole('link', { name: blog.missing.back })).toHaveAttribute('href', href);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is called Post Not Found and links back to the blog [BLOG-26]', async () => {
    await renderInLocale(<MissingPost locale="en" />, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  });
});
