import type { PostId } from '@/lib/site/pages';
import type { QuotePlace } from './pull-quote';

/** Sentences that the page of an article repeats beside their section. */
export const postQuotes: Record<PostId, readonly QuotePlace[]> = {
  1: [
    { section: 'reviews', paragraph: 0, sentence: -1 },
    { section: 'enquiry-form', paragraph: 0, sentence: -1 },
  ],
  2: [
    { section: 'searches', paragraph: -1, sentence: -1 },
    { section: 'what-not-to-do', paragraph: -1, sentence: -1 },
  ],
  3: [
    { section: 'reviews', paragraph: 0, sentence: -1 },
    { section: 'how-long', paragraph: 1, sentence: -1 },
  ],
  4: [
    { section: 'rules', paragraph: -1, sentence: -1 },
    { section: 'counting', paragraph: 0, sentence: -1 },
  ],
  5: [
    { section: 'worth', paragraph: -1, sentence: -1 },
    { section: 'timing', paragraph: -2 },
  ],
  6: [
    { section: 'facts', paragraph: 5, sentence: -1 },
    { section: 'translation', paragraph: 0, sentence: -1 },
  ],
  7: [
    { section: 'reason', paragraph: -1, sentence: -1 },
    { section: 'papers', paragraph: 1, sentence: -1 },
  ],
  8: [
    { section: 'moment', paragraph: -1, sentence: -1 },
    { section: 'answers', paragraph: 2, sentence: -1 },
  ],
  9: [
    { section: 'what-for', paragraph: 0, sentence: 0 },
    { section: 'extras', paragraph: -1, sentence: -1 },
  ],
  10: [
    { section: 'why-spam', paragraph: -1, sentence: -1 },
    { section: 'safe-order', paragraph: -1, sentence: 1 },
  ],
  11: [
    { section: 'giving-up', paragraph: 2, sentence: -1 },
    { section: 'afterwards', paragraph: -1, sentence: -1 },
  ],
  12: [
    { section: 'old-addresses', paragraph: -1, sentence: 1 },
    { section: 'moving-day', paragraph: 0 },
  ],
};
