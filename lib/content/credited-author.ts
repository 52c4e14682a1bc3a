import { brand } from '@/lib/config/brand';
import type { PostFacts } from './post-schema';
import { findAuthor } from './posts';

/** The author named in JSON-LD, feed and metadata: the person once the team is confirmed to be real, until then the firm. */
export function creditedAuthor(post: Pick<PostFacts, 'author'>): string {
  return brand.claims.confirmed ? findAuthor(post).name : brand.name;
}
