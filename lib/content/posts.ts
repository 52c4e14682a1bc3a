import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { type PostId, postIds } from '@/lib/site/pages';
import { leadDeveloper, team } from './team';

/** In the order of their buttons. Labels are in the message file `blog`, under the same ids. */
export const postCategories = [
  'international-trends',
  'business-growth',
  'digital-trends',
  'local-seo',
  'social-media',
  'email-marketing',
] as const;

const postTags = [
  'ai',
  'google-profile',
  'languages',
  'law',
  'measuring',
  'photos',
  'planning',
  'regulars',
  'reviews',
  'search',
  'visitors',
  'websites',
] as const;

/** Most tags on a card; the article's page shows all. */
export const cardTags = 3;

/** Possible authors of an article. */
const authors = [leadDeveloper, ...team] as const;

type AuthorId = (typeof authors)[number]['id'];

const authorIds: readonly AuthorId[] = authors.map(({ id }) => id);

const postSchema = z.strictObject({
  id: z.literal([...postIds]),
  /** Day of publication in Brisbane. */
  date: z.iso.date(),
  /** Minutes at 200 words a minute. */
  readTimeMinutes: z.int().min(6).max(11),
  category: z.enum(postCategories),
  tags: z.array(z.enum(postTags)).min(1),
  author: z.enum(authorIds),
  /** Anchors of the sections of messages/<language>/articles/post-<id>.md, in order. */
  sections: z
    .array(z.string().regex(/^[a-z]+(-[a-z]+)*$/))
    .min(4)
    .max(6),
});

export type PostFacts = z.infer<typeof postSchema>;

/** Articles of the blog, once each, newest first. Throws an Error with this file's name and the fault. */
export function parsePosts(rows: readonly unknown[]): PostFacts[] {
  const parsed = z.array(postSchema).safeParse(rows);
  if (!parsed.success)
    throw new Error(`lib/content/posts.ts: ${parsed.error.issues.map(describe).join(' ')}`);
  const ids = parsed.data.map(({ id }) => id).sort();
  if (ids.join() !== postIds.join()) {
    throw new Error(
      `lib/content/posts.ts has the articles ${ids.join(', ')} instead of ${postIds.join(', ')}.`,
    );
  }
  return parsed.data.sort((a, b) => b.date.localeCompare(a.date));
}

function describe({ path, message }: z.core.$ZodIssue): string {
  const [row, ...keys] = path;
  return `article ${Number(row) + 1}, ${keys.join('.')}: ${message}.`;
}

export const posts = parsePosts([
  {
    id: 1,
    date: '2026-11-17',
    readTimeMinutes: 6,
    category: 'business-growth',
    tags: ['reviews', 'websites', 'measuring', 'photos'],
    author: 'priya',
    sections: ['phone-and-hours', 'first-picture', 'reviews', 'prices', 'enquiry-form', 'numbers'],
  },
  {
    id: 2,
    date: '2026-11-03',
    readTimeMinutes: 7,
    category: 'digital-trends',
    tags: ['ai', 'search', 'websites'],
    author: 'tom',
    sections: ['searches', 'website', 'facts', 'questions', 'what-not-to-do', 'plan'],
  },
  {
    id: 3,
    date: '2026-10-20',
    readTimeMinutes: 6,
    category: 'local-seo',
    tags: ['google-profile', 'reviews', 'search', 'photos'],
    author: 'jarrah',
    sections: ['what-counts', 'profile', 'pictures', 'reviews', 'website', 'how-long'],
  },
  {
    id: 4,
    date: '2026-10-06',
    readTimeMinutes: 7,
    category: 'social-media',
    tags: ['photos', 'planning', 'google-profile'],
    author: 'mei',
    sections: ['your-page', 'photos', 'wording', 'rules', 'routine', 'counting'],
  },
  {
    id: 5,
    date: '2026-09-22',
    readTimeMinutes: 7,
    category: 'email-marketing',
    tags: ['regulars', 'law', 'measuring', 'planning'],
    author: 'priya',
    sections: ['worth', 'spam-act', 'timing', 'wording', 'inbox', 'start-small'],
  },
  {
    id: 6,
    date: '2026-09-08',
    readTimeMinutes: 7,
    category: 'international-trends',
    tags: ['languages', 'visitors', 'websites'],
    author: 'mei',
    sections: ['who-comes', 'facts', 'translation', 'search-engines', 'speed', 'trial'],
  },
]);

/** The facts of an article; parsePosts checks that every id has some. */
export function postFacts(id: PostId): PostFacts {
  const found = posts.find((post) => post.id === id);
  if (!found) throw new Error(`There is no article ${id}.`);
  return found;
}

/** The article for a segment of an address, which must be its number. */
export function parsePostId(segment: string): PostId | undefined {
  return postIds.find((id) => String(id) === segment);
}

/** Date and time in ISO 8601; Brisbane has one UTC offset all year. */
export function publishedAt({ date }: Pick<PostFacts, 'date'>): string {
  return `${date}T00:00:00+10:00`;
}

export function publishedOn(post: Pick<PostFacts, 'date'>): Date {
  return new Date(publishedAt(post));
}

/** Who wrote it as machines are told: the author, once the people are confirmed to be real, and before that the firm. */
export function creditedAuthor(post: Pick<PostFacts, 'author'>): string {
  return brand.claims.confirmed ? findAuthor(post).name : brand.name;
}

export function findAuthor({ author }: Pick<PostFacts, 'author'>) {
  return authors.find(({ id }) => id === author) ?? leadDeveloper;
}
