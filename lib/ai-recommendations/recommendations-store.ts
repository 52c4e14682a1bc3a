import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { storedAdviceSchema } from '@/lib/advisor/stored-advice';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { type StoredSet, storedFactsSchema } from './stored-set';

declare module '@/lib/db/tables' {
  interface Tables {
    recommendations: RecommendationsTable;
  }
}

/** The newest advice for a profile, deleted with it. */
interface RecommendationsTable {
  visitor_id: string;
  generated_at: number;
  /** BusinessFacts as JSON, at the time of the advice. */
  facts: string;
  /** Advice as JSON: a rule's without words, a model's in the language of the request. */
  advice: string;
  /** Token of its private link; null if the advice is older than links, or if storing the result failed. */
  result_token: string | null;
}

/** Stores a set, replacing the visitor's earlier one. The visitor must have a profile. */
export async function upsertSet(
  trx: Transaction<Tables>,
  visitorId: string,
  { generatedAt, facts, advice, resultToken }: StoredSet,
): Promise<void> {
  const set = {
    generated_at: generatedAt,
    facts: JSON.stringify(facts),
    advice: JSON.stringify(advice),
    result_token: resultToken ?? null,
  };
  await trx
    .insertInto('recommendations')
    .values({ visitor_id: visitorId, ...set })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(set))
    .execute();
}

/** Also undefined if this version of the site can't read the stored set, which can be generated again. */
export async function findSet(db: Kysely<Tables>, visitorId: string): Promise<StoredSet | undefined> {
  const row = await db
    .selectFrom('recommendations')
    .selectAll()
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = storedFactsSchema.safeParse(JSON.parse(row.facts));
  const advice = storedAdviceSchema.safeParse(JSON.parse(row.advice));
  if (facts.success && advice.success) {
    const resultToken = row.result_token ?? undefined;
    return { generatedAt: row.generated_at, facts: facts.data, advice: advice.data, resultToken };
  }
  log.error('Stored recommendations can’t be read any more:', facts.error ?? advice.error);
}

/** The token of the private link to a visitor's recommendations; undefined if there is none. */
export async function findResultToken(db: Kysely<Tables>, visitorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recommendations')
    .select('result_token')
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  return row?.result_token ?? undefined;
}
