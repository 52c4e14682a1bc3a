import type { PostFacts } from './post-schema';

type Relation = Pick<PostFacts, 'id' | 'category' | 'tags' | 'date'>;

/** Related articles shown below an article, at most. */
const relatedLimit = 3;

/** Other articles of the same category or with a tag in common, those with most in common first, then the newest. */
export function relatedPosts<Row extends Relation>(post: Relation, all: readonly Row[]): Row[] {
  return all
    .filter((other) => other.id !== post.id)
    .map((other) => ({ other, shared: sharedBy(post, other) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.other.date.localeCompare(a.other.date))
    .slice(0, relatedLimit)
    .map(({ other }) => other);
}

function sharedBy(a: Relation, b: Relation): number {
  return Number(a.category === b.category) + a.tags.filter((tag) => b.tags.includes(tag)).length;
}
