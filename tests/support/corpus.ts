import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folder = path.resolve('tests/fixtures/audit-corpus');
export const corpusGroups = ['good', 'broken', 'looks-broken'] as const;

const answer = z.strictObject({
  status: z.number().default(200),
  type: z.string().default('text/plain; charset=utf-8'),
  /** Null removes a header that every page has by default. */
  headers: z.record(z.string(), z.string().nullable()).default({}),
  body: z.string().default(''),
});
export type CorpusAnswer = z.infer<typeof answer>;

/** Settings in the comment above a page; see the README. */
const about = z.strictObject({
  shows: z.string(),
  fails: z.array(z.string()),
  stricter: z.array(z.string()).default([]),
  path: z.string().default('/'),
  ask: z.string().optional(),
  status: z.number().default(200),
  headers: z.record(z.string(), z.string().nullable()).default({}),
  files: z.record(z.string(), z.union([z.string(), z.null(), answer])).default({}),
});

export interface CorpusPage extends z.infer<typeof about> {
  group: (typeof corpusGroups)[number];
  /** File name without extension, which is also the name of its host. */
  name: string;
  html: string;
}

/** The pages of the corpus, with their parts inserted; `{{origin}}` and `{{host}}` are replaced later. */
export function readCorpus(): CorpusPage[] {
  const parts = new Map(
    readdirSync(path.join(folder, 'parts')).map((file) => [
      file.replace(/\.html$/, ''),
      readFileSync(path.join(folder, 'parts', file), 'utf8').trim(),
    ]),
  );
  return corpusGroups.flatMap((group) =>
    readdirSync(path.join(folder, group))
      .toSorted()
      .map((file) => readPage(group, file, parts)),
  );
}

function readPage(group: CorpusPage['group'], file: string, parts: ReadonlyMap<string, string>): CorpusPage {
  const source = readFileSync(path.join(folder, group, file), 'utf8');
  const end = source.indexOf('-->\n');
  if (!source.startsWith('<!--{') || end < 0) throw new Error(`${file} doesn’t begin with its description.`);
  const html = source.slice(end + 4).replace(/\{\{([\w-]+)\}\}/g, (whole, name) => {
    if (name === 'origin' || name === 'host') return whole;
    const part = parts.get(name);
    if (part === undefined) throw new Error(`${file} names the part ${name}, which isn’t there.`);
    return part;
  });
  const description = about.parse(JSON.parse(source.slice(4, end)));
  return { ...description, group, name: file.replace(/\.html$/, ''), html };
}
