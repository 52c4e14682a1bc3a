import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlogSections } from '@/components/blog/blog-sections';
import { loadPosts } from '@/lib/content/load-post';
import { postCategories } from '@/lib/content/post-schema';
import { posts } from '@/lib/content/posts';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { axeViolations } from '@/tests/support/axe-violations';
import { pasteInto } from '@/tests/support/paste-into';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { shareMarkup } from '@/tests/support/share-markup';

const noMatch = 'No articles found matching your criteria.';

const page = (locale: Locale) => (
  <main>
    <BlogSections locale={locale} />
  </main>
);

function renderBlog(at = '/blog') {
  history.replaceState(null, '', at);
  return renderInLocale(page('en'));
}

const search = () => screen.getByRole('searchbox');
const category = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const titleOf = (id: number) => loadPosts('en').find((post) => post.id === id)?.title;

afterEach(() => history.replaceState(null, '', '/'));

describe.each(['en', 'fa'] as const)('the list of articles in %s', (locale) => {
  shareMarkup(page(locale), locale);

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
  shareMarkup(page('en'));

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
