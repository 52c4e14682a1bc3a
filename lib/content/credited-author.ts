import { brand } from '@/lib/config/brand';
import type { PostFacts } from './post-schema';
import { findAuthor } from './posts';

/** The author named in JSON-LD, feed and metadata: the person if the owner has confirmed that the team is real, otherwise the firm. */
export function creditedAuthor(post: Pick<PostFacts, 'author'>): string {
  return brand.claims.confirmed ? findAuthor(post).name : brand.name;
}
