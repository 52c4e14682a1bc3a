import { posts } from '@/lib/content/posts';
import { expect, test } from '../support/browser-test';
import { openFootLink } from '../support/foot-links';
import { readPage } from '../support/read-page';

const newest = 'Six hours that bring a quiet workshop more calls';
const inCategory = (id: (typeof posts)[number]['category']) =>
  posts.filter(({ category }) => category === id);

test('the choice is stored in the address, and Back undoes it', async ({ page }) => {
  await page.goto('/blog');
  const articles = page.getByRole('article');

  await page.getByRole('searchbox').fill('map');
  await expect(page).toHaveURL('/blog?q=map');
  await page.getByRole('button', { name: 'Local SEO' }).click();
  await expect(page).toHaveURL('/blog?q=map&category=local-seo');
  await expect(articles).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('map');
  await expect(page.getByRole('button', { name: 'Local SEO' })).toHaveAttribute('aria-pressed', 'true');
  await expect(articles).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL('/blog?q=map');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goForward();
  await expect(articles).toHaveCount(1);
});

test('the list of articles is shown at /blog, searching it asks the server for nothing, and the link at the foot shows all again; the shell alone asks for place and weather [BLOG-01] [BLOG-15]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Read one with your coffee. Fix one thing after.',
  );
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(posts.length);

  await page.getByRole('searchbox').fill('submarine');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await page.getByRole('button', { name: 'Social Media' }).click();
  await expect(articles).toHaveCount(inCategory('social-media').length);

  await (await openFootLink(page, 'Blog')).click();
  await expect(page).toHaveURL('/blog');
  await expect(articles).toHaveCount(posts.length);
  expect(calls.filter((path) => /^\/api\/(?!location$|weather$)/.test(path))).toEqual([]);
});

test('the number in the address is the article that is shown, and a tag of it leads to the list sorted by it [BLOG-17]', async ({
  page,
}) => {
  const response = await page.goto('/blog/1');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest);
  // The title for search results differs from the headline.
  await expect(page).toHaveTitle('More calls for a quiet workshop: a six-hour plan');

  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page).toHaveURL('/blog?tag=reviews');
  const tagged = posts.filter(({ tags }) => tags.includes('reviews'));
  expect(tagged.length).toBeLessThan(posts.length);
  await expect(page.getByRole('article')).toHaveCount(tagged.length);
});

for (const address of ['/blog/0', '/blog/abc', '/fa/blog/99']) {
  test(`${address} is no article: "Post Not Found" with status 404, drawn without script [BLOG-25]`, async ({
    request,
  }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    const { headings, html } = readPage(await response.text());
    expect(headings).toEqual([address.startsWith('/fa/') ? 'مقاله پیدا نشد' : 'Post Not Found']);
    const list = address.startsWith('/fa/') ? '/fa/blog' : '/blog';
    expect(html).toMatch(new RegExp(`<main[\\s\\S]*<a [^>]*href="${list}"`));
  });
}

test('/blog/99 is no article: "Post Not Found" with status 404 leads to the list [BLOG-25]', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  const response = await page.goto('/blog/99');

  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Post Not Found');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article')).toHaveCount(posts.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are shown, and no control that does nothing', async ({ page }) => {
    await page.goto('/blog?category=local-seo');
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    await expect(page.getByRole('searchbox')).toHaveCount(0);

    await page.getByRole('link', { name: new RegExp(newest) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});
