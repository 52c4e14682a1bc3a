import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { runInParser, TaskError } from '@/lib/web-page/parser/run-in-parser';
import { defineTask } from '@/lib/web-page/parser/task';
import { type ReadingStage, readWebsite } from '../visit/read-website';
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
}

/** Reads a website and runs all checks, for both tools. Throws AppError when the website can't be read. */
export async function auditWebsite(
  address: string,
  { businessName = '', isFresh, clientIp, onStage }: Options = {},
): Promise<AuditFacts> {
  const reading = await readWebsite(address, { isFresh, clientIp, onStage });
  onStage?.('checking');
  return computeAuditFacts({ ...reading, businessName });
}

const judgeTask = defineTask<JudgeInput, Judgement>({
  file: 'lib/audit/engine/judge-task.ts',
  // Three times what the slowest known page takes.
  cpuMs: 3000,
  maxBytes: 8 * 1024 * 1024,
  schema: z.object({
    facts: auditFactsSchema,
    broken: z.array(z.object({ id: z.string(), error: z.string() })),
  }),
});

/**
 * The judgement about a page that was read, made in the parser's process. Throws AppError: `timeout` when it takes too
 * much processor time or memory, which is the page's doing, `parser_busy` when our machine has no time for it.
 */
export async function computeAuditFacts(visit: JudgeInput): Promise<AuditFacts> {
  const { facts, broken } = await runInParser(judgeTask, visit).catch((cause: unknown) => {
    if (!(cause instanceof TaskError) || cause.reason === 'failed') throw cause;
    if (cause.reason === 'ended') throw new AppError('timeout', { cause });
    throw new AppError('parser_busy', { retryAfterSeconds, cause });
  });
  for (const { id, error } of broken) console.error(`audit: the check ${id} failed:`, error);
  return facts;
}
