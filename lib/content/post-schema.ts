import { z } from 'zod';
import { postIds } from '@/lib/site/pages';
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

/** Drawings below the text of a section: components/blog/figures/. */
export const postDrawings = ['search-page', 'week', 'languages', 'mail-entries', 'redirects'] as const;

/** Tags on a card, at most; the article's page shows all. */
export const cardTags = 3;

/** Possible authors of articles. */
export const authors = [leadDeveloper, ...team] as const;

type AuthorId = (typeof authors)[number]['id'];

const authorIds: readonly AuthorId[] = authors.map(({ id }) => id);

const postRow = z.strictObject({
  id: z.literal([...postIds]),
  /** Day of publication in Brisbane. */
  date: z.iso.date(),
  /** Day on which its text last changed, if that is later. */
  updated: z.iso.date().optional(),
  /** At 200 words a minute. */
  readTimeMinutes: z.int().min(6).max(11),
  category: z.enum(postCategories),
  tags: z.array(z.enum(postTags)).min(1),
  author: z.enum(authorIds),
  /** Anchors of the sections of messages/<language>/articles/post-<id>.md, in order. */
  sections: z
    .array(z.string().regex(/^[a-z]+(-[a-z]+)*$/))
    .min(4)
    .max(6),
  /** A drawing below a section, or bars on one scale in columns of its table (zero-based). */
  figure: z
    .strictObject({
      section: z.string(),
      drawing: z.enum(postDrawings).optional(),
      barColumns: z.array(z.int().min(1)).optional(),
    })
    .optional(),
});

const postSchema = postRow
  .refine(({ date, updated }) => !updated || updated > date, {
    path: ['updated'],
    error: 'is not after the publication',
  })
  .refine(({ figure, sections }) => !figure || sections.includes(figure.section), {
    path: ['figure', 'section'],
    error: 'is none of its sections',
  });

export type PostFacts = z.infer<typeof postSchema>;

/** Validates the articles of the blog and sorts them, newest first. Throws an Error with the file's name and the fault. */
export function parsePosts(rows: readonly unknown[]): PostFacts[] {
  const parsed = z.array(postSchema).safeParse(rows);
  if (!parsed.success)
    throw new Error(`lib/content/posts.ts: ${parsed.error.issues.map(describe).join(' ')}`);
  const ids = parsed.data.map(({ id }) => id).sort((a, b) => a - b);
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
