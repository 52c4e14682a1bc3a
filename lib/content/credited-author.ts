import { brand } from '@/lib/config/brand';
import type { PostFacts } from './post-schema';
import { findAuthor } from './posts';

/** Who wrote it as machines are told: the author, once the people are confirmed to be real, and before that the firm. */
export function creditedAuthor(post: Pick<PostFacts, 'author'>): string {
  return brand.claims.confirmed ? findAuthor(post).name : brand.name;
}
