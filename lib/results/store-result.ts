import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { resultUrl } from './result-url';
import { insertResult, type NewResult } from './results-store';

/**
 * Stores a tool's result and returns its private link, absolute. Null if it could not be stored, which is logged: the
 * visitor gets the result anyway.
 */
export async function storeResult(
  result: NewResult,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<string | null> {
  try {
    const token = await insertResult(db ?? database(), result, now);
    return resultUrl(token, result.locale);
  } catch (error) {
    log.error(`results: a result of ${result.kind} could not be kept:`, error);
    return null;
  }
}
