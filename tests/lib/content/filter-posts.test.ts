import { matchesFilter, type PostFilter } from '@/lib/content/filter-posts';

const post = {
  title: 'How to get into the map results',
  excerpt: 'Three businesses stand under the map.',
  category: 'local-seo',
  tags: [
    { id: 'reviews', label: 'Reviews' },
    { id: 'photos', label: 'Photos ＡＢＣ' },
  ],
};

function matches(filter: Partial<PostFilter>): boolean {
  return matchesFilter(post, { query: '', category: '', tag: '', ...filter });
}

describe('the search of the blog', () => {
  it.each(['MAP RESULTS', 'map results', 'reviews', 'THREE'])(
    'finds %s whatever the case [BLOG-11]',
    (query) => {
      expect(matches({ query })).toBe(true);
    },
  );

  it.each([
    ['title', 'get into'],
    ['excerpt', 'stand under'],
    ['first tag', 'reviews'],
    ['last tag', 'photos'],
  ])('finds what stands in the %s [BLOG-12]', (_where, query) => expect(matches({ query })).toBe(true));

  it.each(['submarine', 'local-seo', 'results stand'])('does not find %s, which is in none', (query) => {
    expect(matches({ query })).toBe(false);
  });

  it('looks at neither spaces around words nor the width of letters', () => {
    for (const query of ['   ', '  map   results ', 'abc', 'ｍａｐ']) expect(matches({ query })).toBe(true);
  });

  it('wants the category as well, where one is chosen [BLOG-13]', () => {
    expect(matches({ query: 'map', category: 'local-seo' })).toBe(true);
    expect(matches({ query: 'map', category: 'social-media' })).toBe(false);
    expect(matches({ query: 'submarine', category: 'local-seo' })).toBe(false);
    expect(matches({ query: 'map', category: '' })).toBe(true);
  });

  it('wants the tag as well, where one is chosen', () => {
    expect(matches({ query: 'map', tag: 'reviews' })).toBe(true);
    expect(matches({ query: 'map', tag: 'ai' })).toBe(false);
  });
});
