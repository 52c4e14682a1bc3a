import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import type { PlacesOptions } from '@/lib/net/search-places';
import { runInParser, TaskError } from '@/lib/web-page/parser/run-in-parser';
import { defineTask } from '@/lib/web-page/parser/task';
import { chooseProfile, configuredPlaces, findProfiles } from '../visit/google-business-profile';
import { patienceMs } from '../visit/patience';
import { type Reading, type ReadingStage, readWebsite } from '../visit/read-website';
import { type AuditFacts, auditFactsSchema } from './audit-facts';
import type { JudgeInput } from './judge-task';
import type { Judgement } from './judge-visit';

export type AuditStage = ReadingStage | 'checking';

const retryAfterSeconds = 30;

interface Options {
  /** As the visitor entered it. */
  businessName?: string;
  isFresh?: boolean;
  /** IP address of the visitor. */
  clientIp?: string;
  onStage?: (stage: AuditStage) => void;
  /** How the website is read; through the cache by default. */
  read?: (address: string, options: Parameters<typeof readWebsite>[1]) => Promise<Reading>;
  /** Null: not configured. */
  places?: PlacesOptions | null;
}

/** Reads a website and runs all checks, for both tools. Throws AppError when the website can't be read. */
export async function auditWebsite(
  address: string,
  {
    businessName = '',
    isFresh,
    clientIp,
    onStage,
    read = readWebsite,
    places = configuredPlaces(),
  }: Options = {},
): Promise<AuditFacts> {
  const patience = AbortSignal.timeout(patienceMs);
  const [reading, profiles] = await Promise.all([
    read(address, { isFresh, clientIp, onStage }),
    findProfiles(businessName, places),
  ]);
  onStage?.('checking');
  const profile = chooseProfile(profiles, reading.page.url);
  return computeAuditFacts({ ...reading, businessName, profile }, patience);
}

const judgeTask = defineTask<JudgeInput, Judgement>({
  file: 'lib/audit/engine/judge-task.ts',
  // Three times the processor time of the slowest known page.
  cpuMs: 3000,
  maxBytes: 8 * 1024 * 1024,
  schema: z.object({
    facts: auditFactsSchema,
    broken: z.array(z.object({ id: z.string(), error: z.string() })),
  }),
});

/**
 * Checks a page in the parser process. Throws AppError: `timeout` when the page takes too much processor time or
 * memory, `parser_busy` when our machine is too busy until nobody waits any more.
 */
export async function computeAuditFacts(visit: JudgeInput, patience?: AbortSignal): Promise<AuditFacts> {
  const { facts, broken } = await runInParser(judgeTask, visit, patience).catch((cause: unknown) => {
    if (!(cause instanceof TaskError) || cause.reason === 'failed') throw cause;
    if (cause.reason === 'ended') throw new AppError('timeout', { cause });
    throw new AppError('parser_busy', { retryAfterSeconds, cause });
  });
  for (const { id, error } of broken) log.error(`audit: the check ${id} failed:`, error);
  return facts;
}
