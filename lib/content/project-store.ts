import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectCategories } from './project-categories';
import { type Metric, type ResultRow, resultRows } from './project-results';
import { type ProjectId, type ProjectRow, projectRows } from './projects';

interface ProjectResult {
  metric: Metric;
  before: number;
  value: number;
  /** Relative change, negative for a decrease: 11 → 26 is 1.36. */
  improvement: number;
}

/** The language-independent facts of a project. */
export interface Project extends Omit<ProjectRow, 'id' | 'featured'> {
  id: ProjectId;
  featured: boolean;
  /** Address of its largest picture. */
  image: string;
  results: readonly ProjectResult[];
}

const schema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case'),
  client: z.string().min(1, 'is empty'),
  category: z.enum(
    projectCategories.map(({ name }) => name),
    'is not one of the categories',
  ),
  location: z.string().min(1, 'is empty'),
  website: z.hostname('is not a domain'),
  completedDate: z.iso.date('is not a day like 2026-05-20'),
  technologies: z.array(z.string().min(1)).min(1, 'are missing'),
});

const pictures = ['640.avif', '1280.avif', '1280.webp'] as const;

/** Throws an Error that names the first invalid project. `exists`: whether a file below `public` exists. */
export function checkProjects(rows: readonly { id: string }[], exists: (file: string) => boolean): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const { success, error } = schema.safeParse(row);
    if (!success) throw new Error(`Project ${row.id}: ${error.issues.map(describe).join(', ')}.`);
    if (seen.has(row.id)) throw new Error(`Project ${row.id}: there are two of this id.`);
    seen.add(row.id);
    const missing = pictures.map((end) => `art/portfolio/${row.id}-${end}`).find((file) => !exists(file));
    if (missing) throw new Error(`Project ${row.id}: its picture public/${missing} is missing.`);
  }
}

// Pages are prerendered, so an invalid project fails the build.
checkProjects(projectRows, (file) => existsSync(path.join('public', file)));

/** All projects, in display order. */
export const projects: readonly Project[] = projectRows.map((row) => ({
  ...row,
  featured: 'featured' in row,
  image: `/art/portfolio/${row.id}-1280.webp`,
  results: resultRows[row.id].map(buildProjectResult),
}));

function buildProjectResult([metric, before, value]: ResultRow): ProjectResult {
  return { metric, before, value, improvement: (value - before) / before };
}

function describe({ path: keys, message }: z.core.$ZodIssue): string {
  return `${keys.join('.')} ${message}`;
}
