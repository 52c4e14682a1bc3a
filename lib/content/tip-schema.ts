import { z } from 'zod';
import { leadDeveloper, team } from './team';
import { tipCategories } from './tip-categories';

/** Words of a tip are in the message file `tips` under its id. */
export const tipIds = [
  'picture-sizes',
  'first-picture',
  'cache-headers',
  'second-factor',
  'mail-authentication',
  'content-policy',
  'contrast',
  'form-fields',
  'titles',
  'business-data',
  'backup-restore',
  'slow-query',
  'keys',
  'checks',
] as const;

const tipDifficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Words of a tag are in the message file `tech-tips`. */
const tipTags = [
  'accessibility',
  'accounts',
  'backups',
  'browser',
  'caching',
  'colour',
  'deployment',
  'dns',
  'email',
  'forms',
  'git',
  'headers',
  'images',
  'indexes',
  'keys',
  'local',
  'phones',
  'postgresql',
  'search-results',
  'server',
  'structured-data',
  'testing',
  'vitals',
  'writing',
] as const;

export const tipAuthors = [leadDeveloper, ...team];

const authorIds = tipAuthors.map(({ id }) => id);

const tip = z.strictObject({
  id: z.enum(tipIds),
  category: z.enum(tipCategories),
  author: z.enum(authorIds),
  publishDate: z.iso.date(),
  readTimeMinutes: z.int().min(3).max(7),
  tags: z.array(z.enum(tipTags)).min(2).max(3),
  difficulty: z.enum(tipDifficulties),
});

export type Tip = z.infer<typeof tip>;
export type TipDifficulty = Tip['difficulty'];
export type TipId = Tip['id'];

interface Row {
  id: string;
  [key: string]: unknown;
}

/** Validates the tips. Throws an Error that names the first invalid row and its fault, or an id used twice. */
export function parseTips(rows: readonly Row[]): readonly Tip[] {
  const tips = rows.map((row) => {
    const { success, data, error } = tip.safeParse(row);
    if (success) return data;
    const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`lib/content/tips.ts: tip ${row.id}: ${wrong.join('. ')}`);
  });
  const ids = tips.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`lib/content/tips.ts: two tips have the id ${twice}`);
  return tips;
}
