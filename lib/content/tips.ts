import { parseTips, type TipDifficulty, tipAuthors } from './tip-schema';

/** Hue of the badge; the word and the number of bars say the same. */
export const difficultyHues = {
  Beginner: 'green',
  Intermediate: 'yellow',
  Advanced: 'red',
} as const satisfies Record<TipDifficulty, string>;

export function tipAuthor(id: (typeof tipAuthors)[number]['id']) {
  const author = tipAuthors.find((person) => person.id === id);
  if (!author) throw new Error(`Nobody has the id ${id}`);
  return author;
}

/** By category, each from the easiest to the hardest. */
export const tips = parseTips([
  {
    id: 'picture-sizes',
    category: 'performance',
    author: 'mei',
    publishDate: '2026-02-10',
    readTimeMinutes: 4,
    tags: ['images', 'phones'],
    difficulty: 'Beginner',
  },
  {
    id: 'first-picture',
    category: 'performance',
    author: 'tom',
    publishDate: '2026-05-19',
    readTimeMinutes: 5,
    tags: ['images', 'vitals'],
    difficulty: 'Intermediate',
  },
  {
    id: 'cache-headers',
    category: 'performance',
    author: 'tom',
    publishDate: '2026-08-04',
    readTimeMinutes: 5,
    tags: ['caching', 'server'],
    difficulty: 'Intermediate',
  },
  {
    id: 'second-factor',
    category: 'security',
    author: 'priya',
    publishDate: '2026-01-20',
    readTimeMinutes: 3,
    tags: ['accounts', 'email'],
    difficulty: 'Beginner',
  },
  {
    id: 'mail-authentication',
    category: 'security',
    author: 'tom',
    publishDate: '2026-04-14',
    readTimeMinutes: 6,
    tags: ['email', 'dns'],
    difficulty: 'Intermediate',
  },
  {
    id: 'content-policy',
    category: 'security',
    author: 'tom',
    publishDate: '2026-09-15',
    readTimeMinutes: 7,
    tags: ['headers', 'browser'],
    difficulty: 'Advanced',
  },
  {
    id: 'contrast',
    category: 'design',
    author: 'mei',
    publishDate: '2026-03-03',
    readTimeMinutes: 3,
    tags: ['colour', 'accessibility'],
    difficulty: 'Beginner',
  },
  {
    id: 'form-fields',
    category: 'design',
    author: 'mei',
    publishDate: '2026-06-23',
    readTimeMinutes: 4,
    tags: ['forms', 'phones', 'accessibility'],
    difficulty: 'Beginner',
  },
  {
    id: 'titles',
    category: 'seo',
    author: 'jarrah',
    publishDate: '2026-02-24',
    readTimeMinutes: 3,
    tags: ['search-results', 'writing'],
    difficulty: 'Beginner',
  },
  {
    id: 'business-data',
    category: 'seo',
    author: 'jarrah',
    publishDate: '2026-07-14',
    readTimeMinutes: 5,
    tags: ['structured-data', 'local'],
    difficulty: 'Intermediate',
  },
  {
    id: 'backup-restore',
    category: 'database',
    author: 'priya',
    publishDate: '2026-03-24',
    readTimeMinutes: 6,
    tags: ['backups', 'postgresql'],
    difficulty: 'Intermediate',
  },
  {
    id: 'slow-query',
    category: 'database',
    author: 'tom',
    publishDate: '2026-10-13',
    readTimeMinutes: 7,
    tags: ['postgresql', 'indexes'],
    difficulty: 'Advanced',
  },
  {
    id: 'keys',
    category: 'development',
    author: 'tom',
    publishDate: '2026-06-02',
    readTimeMinutes: 4,
    tags: ['git', 'keys'],
    difficulty: 'Intermediate',
  },
  {
    id: 'checks',
    category: 'development',
    author: 'priya',
    publishDate: '2026-11-10',
    readTimeMinutes: 6,
    tags: ['testing', 'deployment'],
    difficulty: 'Advanced',
  },
]);
