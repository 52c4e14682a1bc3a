import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folder = path.resolve('tests/fixtures/websites');

const answer = z.strictObject({
  /** `*`: any other path. */
  path: z.string(),
  /** Only for requests whose headers match these patterns. */
  when: z.record(z.string(), z.string()).optional(),
  status: z.number().default(200),
  headers: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .default({ 'content-type': 'text/html; charset=utf-8' }),
  body: z.string().default(''),
  /** How the body becomes bytes, step by step; see the README. */
  as: z.array(z.string()).default([]),
  bodyB64: z.string().optional(),
  /** The whole answer, head included, one byte a character. */
  raw: z.string().optional(),
  rawB64: z.string().optional(),
  delayMs: z.number().optional(),
  reset: z.boolean().optional(),
});
export type CaseAnswer = z.infer<typeof answer>;

const ids = z.array(z.string());
/** What has to be true; see the README. */
const expectation = z.strictObject({
  error: z.string().optional(),
  url: z.string().optional(),
  title: z.string().optional(),
  fails: ids.optional(),
  passes: ids.optional(),
  silent: ids.optional(),
  score: z.null().optional(),
  end: z.string().optional(),
  pages: ids.optional(),
  reads: ids.optional(),
  unread: ids.optional(),
  siteFails: ids.optional(),
  siteSilent: ids.optional(),
  says: ids.optional(),
  neverSays: ids.optional(),
  isGarbled: z.literal(true).optional(),
});
export type Expectation = z.infer<typeof expectation>;

const websiteCase = z.strictObject({
  id: z.string(),
  /** The right answer in words. */
  right: z.string(),
  /** Where the same kind of fault was reported. */
  source: z.string(),
  ask: z.enum(['analysis', 'audit']),
  start: z.string().default('/'),
  serve: z.array(answer),
  expect: expectation.optional(),
});
export type WebsiteCase = z.infer<typeof websiteCase>;

/** The cases of each file in the folder, by its name. */
export function readWebsiteCases(): [topic: string, cases: WebsiteCase[]][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => [
      file.replace('.json', ''),
      z.array(websiteCase).parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    ]);
}
