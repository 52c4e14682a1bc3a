import { loadPost, loadPosts } from '@/lib/content/load-post';
import { parsePosts } from '@/lib/content/post-schema';
import { parsePostId, posts } from '@/lib/content/posts';
import { localeCodes } from '@/lib/i18n/locales';
import { postIds } from '@/lib/site/pages';
import words from '@/messages/en/blog.json';
import { readArticles } from '@/tests/support/message-files';

const wordsAMinute = 200;
const firstSix = [1, 2, 3, 4, 5, 6] as const;
const [newest] = posts;

/** Words of the text itself, without the front matter. */
function bodyWords(id: number): number {
  const [, , body = ''] = (readArticles('en').get(`post-${id}.md`) ?? '').split(/^---$/m);
  return body.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

describe('the articles of the blog', () => {
  it('begin with the six of the specification, with the ids 1 to 6, and later ones go on from there [BLOG-04]', () => {
    const ids = posts.map(({ id }): number => id).sort((a, b) => a - b);
    expect(ids).toEqual(posts.map((_post, index) => index + 1));
    expect(ids.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(postIds)('article %i has all its parts: words, facts and a picture [BLOG-05]', (id) => {
    const post = loadPost(id, 'en');
    expect(post.id).toBe(id);
    for (const text of [post.title, post.excerpt, post.intro, words.covers[id]]) expect(text).toMatch(/\S/);
    expect(post.sections.length).toBeGreaterThanOrEqual(4);
    expect(post.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(post.author).toMatch(/\S/);
    expect(post.tags.length).toBeGreaterThan(0);
    expect(words.categories[post.category]).toMatch(/\S/);
    expect(post.readTimeMinutes).toBeGreaterThan(0);
  });

  it('of the specification each have the category it gives them [BLOG-06]', () => {
    const categories = firstSix.map((id) => words.categories[loadPost(id, 'en').category]);
    expect(categories).toEqual([
      'Business Growth',
      'Digital Trends',
      'Local SEO',
      'Social Media',
      'Email Marketing',
      'International Trends',
    ]);
  });

  it('take 6 to 11 minutes to read, which is what 200 words a minute make of their length [BLOG-07]', () => {
    for (const { id, readTimeMinutes } of posts) {
      const minutes = Math.ceil(bodyWords(id) / wordsAMinute);
      expect({ id, minutes: readTimeMinutes }).toEqual({ id, minutes: Math.min(11, Math.max(6, minutes)) });
    }
  });

  it('are 800 to 1,400 words long', () => {
    for (const id of postIds) {
      expect(bodyWords(id)).toBeGreaterThanOrEqual(800);
      expect(bodyWords(id)).toBeLessThanOrEqual(1400);
    }
  });

  it('are sorted newest first', () => {
    const dates = loadPosts('en').map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(localeCodes)('in %s fit a search result: title and description', (locale) => {
    for (const { title, description } of loadPosts(locale)) {
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(170);
    }
  });
});

describe('a wrong row', () => {
  const rowsWith = (change: object) => posts.map((post) => (post === newest ? { ...post, ...change } : post));

  it.each([
    ['a bad date', { date: '2026-02-30' }, /posts\.ts: article 1, date/],
    ['an unknown tag', { tags: ['brakes'] }, /posts\.ts: article 1, tags\.0/],
    ['an unknown category', { category: 'news' }, /posts\.ts: article 1, category/],
    ['an unknown author', { author: 'nobody' }, /posts\.ts: article 1, author/],
    ['a read time out of range', { readTimeMinutes: 12 }, /posts\.ts: article 1, readTimeMinutes/],
    ['a change on the day of publication', { updated: newest?.date }, /posts\.ts: article 1, updated/],
    ['a figure in no section', { figure: { section: 'none' } }, /posts\.ts: article 1, figure\.section/],
    ['an id that is there twice', { id: 2 }, /posts\.ts has the articles/],
  ])('with %s ends the build with a sentence that names the file', (_what, change, sentence) => {
    expect(() => parsePosts(rowsWith(change))).toThrow(sentence);
  });
});

it('an address names an article by its whole number only', () => {
  expect(['1', '6'].map(parsePostId)).toEqual([1, 6]);
  const beyond = String(posts.length + 1);
  expect(['0', beyond, '01', '1.0', 'one', ''].map(parsePostId)).toEqual(Array(6).fill(undefined));
});
