/** What a visitor has chosen on the blog; empty means everything. */
export interface PostFilter {
  query: string;
  category: string;
  tag: string;
}

/** The searchable words of an article, and the ids to filter by. */
export interface SearchablePost {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly { id: string; label: string }[];
}

/**
 * Whether an article matches: its title, excerpt or one of its tags contains the query (ignoring case), and it has the
 * chosen category and tag.
 */
export function matchesFilter(post: SearchablePost, { query, category, tag }: PostFilter): boolean {
  if (category && post.category !== category) return false;
  if (tag && !post.tags.some(({ id }) => id === tag)) return false;
  const wanted = comparable(query);
  const texts = [post.title, post.excerpt, ...post.tags.map(({ label }) => label)];
  return texts.some((text) => comparable(text).includes(wanted));
}

/** Normalises case and full-width letters, as Japanese keyboards write them. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}
