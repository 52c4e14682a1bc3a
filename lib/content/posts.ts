import { type PostId, postIds } from '@/lib/site/pages';
import { authors, type PostFacts, parsePosts } from './post-schema';
import { leadDeveloper } from './team';

export const posts = parsePosts([
  {
    id: 1,
    date: '2026-11-17',
    updated: '2026-11-23',
    readTimeMinutes: 6,
    category: 'business-growth',
    tags: ['reviews', 'websites', 'measuring', 'photos'],
    author: 'priya',
    sections: ['phone-and-hours', 'first-picture', 'reviews', 'prices', 'enquiry-form', 'numbers'],
    figure: { section: 'first-picture', barColumns: [1, 2] },
  },
  {
    id: 2,
    date: '2026-11-03',
    updated: '2026-11-23',
    readTimeMinutes: 7,
    category: 'digital-trends',
    tags: ['ai', 'search', 'websites'],
    author: 'tom',
    sections: ['searches', 'website', 'facts', 'questions', 'what-not-to-do', 'plan'],
    figure: { section: 'searches', drawing: 'search-page' },
  },
  {
    id: 3,
    date: '2026-10-20',
    updated: '2026-11-23',
    readTimeMinutes: 6,
    category: 'local-seo',
    tags: ['google-profile', 'reviews', 'search', 'photos'],
    author: 'jarrah',
    sections: ['what-counts', 'profile', 'pictures', 'reviews', 'website', 'how-long'],
    figure: { section: 'reviews', barColumns: [1, 2, 3] },
  },
  {
    id: 4,
    date: '2026-10-06',
    updated: '2026-11-23',
    readTimeMinutes: 7,
    category: 'social-media',
    tags: ['photos', 'planning', 'google-profile'],
    author: 'mei',
    sections: ['your-page', 'photos', 'wording', 'rules', 'routine', 'counting'],
    figure: { section: 'routine', drawing: 'week' },
  },
  {
    id: 5,
    date: '2026-09-22',
    updated: '2026-11-23',
    readTimeMinutes: 7,
    category: 'email-marketing',
    tags: ['regulars', 'law', 'measuring', 'planning'],
    author: 'priya',
    sections: ['worth', 'spam-act', 'timing', 'wording', 'inbox', 'start-small'],
    figure: { section: 'timing', barColumns: [2] },
  },
  {
    id: 6,
    date: '2026-09-08',
    updated: '2026-11-23',
    readTimeMinutes: 7,
    category: 'international-trends',
    tags: ['languages', 'visitors', 'websites', 'search'],
    author: 'mei',
    sections: ['who-comes', 'facts', 'translation', 'search-engines', 'speed', 'trial'],
    figure: { section: 'search-engines', drawing: 'languages' },
  },
  {
    id: 7,
    date: '2026-11-20',
    readTimeMinutes: 6,
    category: 'local-seo',
    tags: ['google-profile', 'search', 'planning'],
    author: 'jarrah',
    sections: ['no-worse', 'reason', 'papers', 'appeal', 'meanwhile', 'prevention'],
  },
  {
    id: 8,
    date: '2026-11-19',
    readTimeMinutes: 6,
    category: 'business-growth',
    tags: ['reviews', 'regulars', 'law', 'measuring'],
    author: 'priya',
    sections: ['moment', 'link', 'messages', 'rules', 'answers', 'counting'],
    figure: { section: 'counting', barColumns: [1, 2, 3, 4] },
  },
  {
    id: 9,
    date: '2026-11-18',
    readTimeMinutes: 6,
    category: 'business-growth',
    tags: ['websites', 'planning'],
    author: 'tom',
    sections: ['what-for', 'our-prices', 'extras', 'dearer', 'quotes', 'when-not'],
    figure: { section: 'our-prices', barColumns: [1, 2, 3] },
  },
  {
    id: 10,
    date: '2026-11-10',
    readTimeMinutes: 6,
    category: 'email-marketing',
    tags: ['law', 'measuring', 'planning'],
    author: 'tom',
    sections: ['why-spam', 'three-entries', 'records-to-copy', 'safe-order', 'testing'],
    figure: { section: 'three-entries', drawing: 'mail-entries' },
  },
  {
    id: 11,
    date: '2026-10-27',
    readTimeMinutes: 6,
    category: 'business-growth',
    tags: ['websites', 'measuring', 'regulars'],
    author: 'priya',
    sections: ['giving-up', 'fields', 'times', 'building', 'afterwards', 'testing'],
    figure: { section: 'fields', barColumns: [1] },
  },
  {
    id: 12,
    date: '2026-10-13',
    readTimeMinutes: 6,
    category: 'digital-trends',
    tags: ['search', 'websites', 'planning'],
    author: 'jarrah',
    sections: ['what-moves', 'old-addresses', 'redirects', 'moving-day', 'first-weeks', 'who-does-it'],
    figure: { section: 'redirects', drawing: 'redirects' },
  },
]);

/** The facts of an article; parsePosts has checked that every id has them. */
export function postFacts(id: PostId): PostFacts {
  const found = posts.find((post) => post.id === id);
  if (!found) throw new Error(`There is no article ${id}.`);
  return found;
}

/** The article whose number is a segment of the address; undefined if there is none. */
export function parsePostId(segment: string): PostId | undefined {
  return postIds.find((id) => String(id) === segment);
}

/** Date and time of publication in ISO 8601; Brisbane's UTC offset is the same all year. */
export function publishedAt({ date }: Pick<PostFacts, 'date'>): string {
  return `${date}T00:00:00+10:00`;
}

export function publishedOn(post: Pick<PostFacts, 'date'>): Date {
  return new Date(publishedAt(post));
}

/** The day on which its text last changed, or else of publication. */
export function lastChanged({ date, updated = date }: Pick<PostFacts, 'date' | 'updated'>): string {
  return updated;
}

/** Date and time of the last change, in ISO 8601. */
export function changedAt(post: Pick<PostFacts, 'date' | 'updated'>): string {
  return publishedAt({ date: lastChanged(post) });
}

export function findAuthor({ author }: Pick<PostFacts, 'author'>) {
  return authors.find(({ id }) => id === author) ?? leadDeveloper;
}
