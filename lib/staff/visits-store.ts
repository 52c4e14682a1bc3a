import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { statesWhere } from '@/lib/leads/state';
import type { Lead } from '@/lib/leads/tables';

const resultKinds = [
  'check',
  'growth',
  'personalization',
  'advice',
] as const satisfies readonly Tables['results']['kind'][];

export type CountedLeads = Pick<
  Lead,
  'source' | 'tool' | 'first_page' | 'referrer' | 'utm_source' | 'utm_medium'
> & { enquiries: number; answered: number; won: number; wonCents: number };

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

const cameBy = [
  'leads.source',
  'leads.tool',
  'leads.first_page',
  'leads.referrer',
  'leads.utm_source',
  'leads.utm_medium',
] as const;

/** How many enquiries came the same way. Spam isn't counted, nor who asked only for a report. */
export async function countLeadsBySource(db: Kysely<Tables>, since: number): Promise<CountedLeads[]> {
  const rows = await db
    .selectFrom('lead_progress')
    .innerJoin('leads', 'leads.id', 'lead_progress.lead_id')
    .select(cameBy)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('enquiries'),
      fn.count<number | string>('lead_progress.answered_at').as('answered'),
      fn.countAll<number | string>().filterWhere('lead_progress.state', '=', 'won').as('won'),
      fn
        .sum<number | string | null>('lead_progress.amount_cents')
        .filterWhere('lead_progress.state', '=', 'won')
        .as('wonCents'),
    ])
    .where('lead_progress.received_at', '>=', since)
    .where(
      'lead_progress.state',
      'in',
      statesWhere(({ isWanted }) => isWanted),
    )
    .groupBy(cameBy)
    .execute();
  return rows.map((row) => ({
    ...row,
    enquiries: Number(row.enquiries),
    answered: Number(row.answered),
    won: Number(row.won),
    wonCents: Number(row.wonCents ?? 0),
  }));
}
