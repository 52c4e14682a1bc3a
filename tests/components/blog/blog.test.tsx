import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleBody } from '@/components/blog/article-body';
import { ArticlePage } from '@/components/blog/article-page';
import { BlogSections } from '@/components/blog/blog-sections';
import { MissingPost } from '@/components/blog/missing-post';
import { parseFirstNumber } from '@/components/ui/mark-tables';
import { loadPost, loadPosts } from '@/lib/content/load-post';
import { postCategories } from '@/lib/content/post-schema';
import { postFacts, posts } from '@/lib/content/posts';
import { relatedPosts } from '@/lib/content/related-posts';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import type { PostId } from '@/lib/site/pages';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

describe('the blog', () => {
  const noMatch = 'No articles found matching your criteria.';

  const page = () => (
    <main>
      <BlogSections />
    </main>
  );

  function renderBlog(at = '/blog') {
    history.replaceState(null, '', at);
    return renderInLocale(page());
  }

  const search = () => screen.getByRole('searchbox');

  const category = (name: string) => screen.getByRole('button', { name });

  const titles = () =>
    screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  const titleOf = (id: number) => loadPosts('en').find((post) => post.id === id)?.title;

  afterEach(() => history.replaceState(null, '', '/'));

  describe.each(['en', 'fa'] as const)('the list of articles in %s', (locale) => {
    shareMarkup(page(), locale);

    it('has the category buttons, in their order [BLOG-03]', async () => {
      const { blog } = await loadMessages(locale);
      const names = [blog.categories.all, ...postCategories.map((id) => blog.categories[id])];
      const group = within(screen.getByRole('group', { name: blog.search.categories }));
      expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
      expect(group.getAllByRole('button', { pressed: true })).toEqual([group.getAllByRole('button')[0]]);
    });

    it('leads to each article by Read More [BLOG-10]', async () => {
      const { blog } = await loadMessages(locale);
      const links = screen.getAllByRole('link', { name: new RegExp(`^${blog.post.readMore}`) });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        loadPosts(locale).map(({ id }) => localePath(locale, `/blog/${id}`)),
      );
    });
  });

  describe('the list of articles', () => {
    shareMarkup(page());

    it('has a search box that says what it is for [BLOG-02]', () => {
      expect(screen.getByPlaceholderText('Search articles...')).toBe(search());
      expect(search()).toHaveAccessibleName('Search the articles');
    });

    it('shows of each article picture, date, read time, title, excerpt, author and tags [BLOG-08]', () => {
      const card = within(screen.getByRole('article', { name: titleOf(3) }));
      expect(
        card.getByRole('img', {
          name: 'A street map as a jigsaw puzzle, its corner piece with a red pin about to go in.',
        }),
      ).toBeVisible();
      expect(card.getByText('20 October 2026')).toHaveAttribute('datetime', '2026-10-20');
      expect(card.getByText('6 min read')).toBeVisible();
      expect(card.getByText(/^Three businesses appear under the map/)).toBeVisible();
      expect(card.getByText('Jarrah Collins')).toBeVisible();
      expect(card.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '/blog?tag=reviews');
    });

    it('shows three tags of each at most, although articles have more [BLOG-09]', () => {
      expect(Math.max(...loadPosts('en').map(({ tags }) => tags.length))).toBeGreaterThan(3);
      for (const list of screen.getAllByRole('list', { name: 'Tags' })) {
        expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(3);
      }
    });
  });

  describe('searching and choosing', () => {
    it('happens in the browser only, and is stored in the address [BLOG-14]', async () => {
      const fetch = jest.fn();
      const original = window.fetch;
      window.fetch = fetch;
      await renderBlog();
      await pasteInto(search(), 'PHOTOS');
      expect(titles()).toEqual([titleOf(1), titleOf(3), titleOf(4)]);
      expect(screen.getByText('3 articles')).toHaveAttribute('role', 'status');

      await userEvent.click(category('Local SEO'));
      expect(titles()).toEqual([titleOf(3)]);
      expect(location.search).toBe('?q=PHOTOS&category=local-seo');
      expect(fetch).not.toHaveBeenCalled();
      window.fetch = original;
    });

    it('typing adds no step to the history, choosing a category does', async () => {
      await renderBlog();
      const before = history.length;
      await userEvent.type(search(), 'map');
      expect(history.length).toBe(before);
      await userEvent.click(category('Local SEO'));
      expect(history.length).toBe(before + 1);
    });

    it('begins with what the address asks for, and ignores what does not exist', async () => {
      const { unmount } = await renderBlog('/blog?category=social-media');
      expect(titles()).toEqual([titleOf(4)]);
      expect(category('Social Media')).toHaveAttribute('aria-pressed', 'true');
      unmount();
      await renderBlog('/blog?category=brakes&tag=brakes');
      expect(titles()).toHaveLength(posts.length);
    });

    it('a tag chooses its articles, and is taken away again', async () => {
      await renderBlog();
      const [tag] = screen.getAllByRole('link', { name: 'Websites' });
      if (tag) await userEvent.click(tag);
      expect(location.search).toBe('?tag=websites');
      expect(titles()).toEqual(
        loadPosts('en').flatMap(({ tags, title }) => (tags.includes('websites') ? [title] : [])),
      );
      await userEvent.click(screen.getByRole('button', { name: /^Tag: Websites/ }));
      expect(titles()).toHaveLength(posts.length);
      expect(location.search).toBe('');
    });

    it('without a match says so, accessibly, and shows all again on request [BLOG-16]', async () => {
      const { container } = await renderBlog('/blog?category=local-seo');
      await pasteInto(search(), 'submarine');
      expect(screen.getByRole('heading', { name: noMatch })).toBeVisible();
      expect(screen.getByText('Try adjusting your search or category filter.')).toBeVisible();
      expect(titles()).toEqual([]);
      expect(await axeViolations(container)).toEqual([]);

      await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
      expect(titles()).toHaveLength(posts.length);
      expect(search()).toHaveValue('');
      expect(screen.queryByText(noMatch)).toBeNull();
    });
  });
});

describe('an article', () => {
  const page = (id: PostId = 1) => (
    <main>
      <ArticlePage id={id} />
    </main>
  );

  const article = () => within(screen.getByRole('article'));

  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  describe.each(['en', 'fa'] as const)('an article in %s', (locale) => {
    shareMarkup(page(), locale);

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
    shareMarkup(page(id), locale);

    it('says when it was changed, if it was', () => {
      const changed = document.querySelector('article time[datetime="2026-11-23"]');
      expect(changed?.textContent.replaceAll('\u00a0', ' ')).toBe(words);
    });
  });

  describe('an article', () => {
    shareMarkup(page());

    it('shows category, all tags, title, excerpt, author and read time [BLOG-19]', () => {
      const { title, excerpt } = loadPost(1, 'en');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
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
      const { container } = await renderInLocale(<MissingPost />, locale);
      const { blog } = await loadMessages(locale);
      expect(screen.getByRole('heading', { level: 1, name: blog.missing.title })).toBeVisible();
      expect(screen.getByRole('link', { name: blog.missing.back })).toHaveAttribute('href', href);
      expect(await axeViolations(container)).toEqual([]);
    });

    it('is called Post Not Found and links back to the blog [BLOG-26]', async () => {
      await renderInLocale(<MissingPost />, 'en');
      expect(screen.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    });
  });
});

describe('the drawing of an article', () => {
  const drawn = posts.filter(({ figure }) => figure?.drawing !== undefined);

  const charted = posts.filter(({ figure }) => figure?.barColumns !== undefined);

  const captions = {
    'search-page': /A results page: \(1\) the AI answer/,
    week: /The week: 25 minutes on Monday/,
    languages: /Two versions of a page/,
    'mail-entries': /How a message travels/,
    redirects: /Above: A leads to B/,
  };

  /** The article as the server sends it. */
  function readArticle(id: PostId, locale: Locale, messages: Messages): Document {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Australia/Brisbane">
        <ArticleBody post={loadPost(id, locale)} />
      </NextIntlClientProvider>,
    );
    return new DOMParser().parseFromString(markup, 'text/html');
  }

  it.each(posts.map(({ id }) => id))('article %i has a figure: a drawing or a table', async (id) => {
    const article = readArticle(id, 'en', await loadMessages('en'));
    expect(article.querySelector('figure, table')).not.toBeNull();
  });

  describe.each(['en', 'fa'] as const)('in %s', (locale) => {
    it.each(drawn)('the drawing of article $id has a caption that says the same', async ({ id, figure }) => {
      const figures = [...readArticle(id, locale, await loadMessages(locale)).querySelectorAll('figure')];
      const caption = locale === 'fa' ? /\p{Script=Arabic}{3}/u : captions[figure?.drawing ?? 'week'];
      expect(figures.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(caption)]);
    });
  });

  describe.each(localeCodes)('in %s', (locale) => {
    it.each(charted)('each cell with a bar in article $id has a number', async ({ id, figure }) => {
      const article = readArticle(id, locale, await loadMessages(locale));
      const columns = figure?.barColumns ?? [];
      const rows = [...article.querySelectorAll('tbody tr')];
      const cells = rows.flatMap((row) =>
        [...row.querySelectorAll('td')].filter((_cell, column) => columns.includes(column)),
      );
      expect(cells).toHaveLength(rows.length * columns.length);
      expect(cells.length).toBeGreaterThanOrEqual(3);
      const withoutBar = cells.filter(({ style }) => style.getPropertyValue('--share') === '');
      expect(withoutBar.map(({ textContent }) => parseFirstNumber(textContent))).toEqual([]);
    });
  });
});
