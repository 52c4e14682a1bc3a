import 'server-only';
import type { Kysely } from 'kysely';
import type { ResultKind } from '@/lib/db/results-table';
import type { Tables } from '@/lib/db/tables';

const resultKinds = ['check', 'growth', 'personalization', 'advice'] as const satisfies readonly ResultKind[];

interface Counted {
  name: string;
  count: number;
}

/** Stored results of tools by kind since a time, and runs of the audit. */
export async function countResults(db: Kysely<Tables>, since: number): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const kind of resultKinds) {
    const { count } = await db
      .selectFrom('results')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('kind', '=', kind)
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow();
    counted.push({ name: kind, count: Number(count) });
  }
  const audits = await db
    .selectFrom('audit_runs')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return [...counted, { name: 'audit', count: Number(audits.count) }];
}

/** Enquiries since a time by source; null for those without a source. */
export async function countLeads(
  db: Kysely<Tables>,
  since: number,
): Promise<{ name: string | null; count: number }[]> {
  const rows = await db
    .selectFrom('lead_progress')
    .select('source as name')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('received_at', '>=', since)
    .groupBy('source')
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
