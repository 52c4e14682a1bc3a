import type { PackedPage } from '@/lib/web-page/page';
import { unpackPage } from '@/lib/web-page/tasks/page-task';
import type { Rating } from './facts';
import { statedRating } from './stated-rating';

export interface RatingInput {
  page: PackedPage;
  businessName: string;
}

/** Reads the rating; runs in the parser's process. */
export function run({ page, businessName }: RatingInput): Rating | null {
  const { html } = unpackPage(page);
  return html && statedRating(html, businessName);
}
