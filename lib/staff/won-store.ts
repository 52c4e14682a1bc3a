import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { officeOffsetMs } from '@/lib/leads/office-hours';

export interface WonSum {
  orders: number;
  cents: number;
}

/** What the leads brought that were marked as won in the office's present month, and still are. */
export async function sumWonThisMonth(db: Kysely<Tables>, now: number): Promise<WonSum> {
  const rows = await db
    .selectFrom('staff_changes')
    .innerJoin('lead_progress', 'lead_progress.lead_id', 'staff_changes.lead_id')
    .select(['lead_progress.lead_id', 'lead_progress.amount_cents'])
    .where('staff_changes.made_at', '>=', monthStart(now))
    .where('staff_changes.action', '=', 'marked_won')
    .where('lead_progress.state', '=', 'won')
    .groupBy(['lead_progress.lead_id', 'lead_progress.amount_cents'])
    .execute();
  return { orders: rows.length, cents: rows.reduce((sum, row) => sum + Number(row.amount_cents ?? 0), 0) };
}

function monthStart(now: number): number {
  const office = new Date(now + officeOffsetMs);
  return Date.UTC(office.getUTCFullYear(), office.getUTCMonth(), 1) - officeOffsetMs;
}
