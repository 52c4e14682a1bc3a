import type { PackedPage } from '@/lib/web-page/page';
import { unpackPage } from '@/lib/web-page/tasks/page-task';
import { listStatedRatings, type StatedRating } from '../facts/local-business/stated-ratings';

export interface RatingsInput {
  page: PackedPage;
}

/** Reads the ratings; runs in the parser's process. */
export function run({ page }: RatingsInput): StatedRating[] {
  const { html } = unpackPage(page);
  return html ? listStatedRatings(html) : [];
}
