import type { PostFacts } from '@/lib/content/post-schema';
import { posts } from '@/lib/content/posts';
import { relatedPosts } from '@/lib/content/related-posts';

type Row = Pick<PostFacts, 'id' | 'category' | 'tags' | 'date'>;

const article: Row = { id: 1, category: 'local-seo', tags: ['reviews', 'photos'], date: '2026-01-01' };
const unlike: Row = { id: 2, category: 'social-media', tags: ['ai'], date: '2026-06-01' };
const sameCategory: Row = { ...unlike, id: 3, category: 'local-seo' };
const oneTag: Row = { ...unlike, id: 4, tags: ['photos'], date: '2026-06-02' };
const twoTags: Row = { ...unlike, id: 5, tags: ['photos', 'reviews'], date: '2025-01-01' };
const all = [article, unlike, sameCategory, oneTag, twoTags];

const related = (rows: readonly Row[]) => relatedPosts(article, rows).map(({ id }) => id);

describe('related articles', () => {
  it('share the category or a tag, and are never the article itself [BLOG-24]', () => {
    expect(related(all).sort()).toEqual([3, 4, 5]);
    expect(related([article, unlike])).toEqual([]);
  });

  it('are three at most [BLOG-24]', () => {
    expect(related([...all, { ...oneTag, id: 6 }])).toHaveLength(3);
  });

  it('begin with those that have most in common, then with the newest', () => {
    expect(related(all)).toEqual([5, 4, 3]);
  });

  it('exist for every article we have', () => {
    for (const post of posts) expect(relatedPosts(post, posts).length).toBeGreaterThan(0);
  });
});
