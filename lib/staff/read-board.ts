import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { DeskLead } from '@/lib/leads/leads-store';
import { type LeadState, statesWhere } from '@/lib/leads/state';
import { countLeads, findLeads } from './desk-leads-store';
import { cardsPerColumn } from './limits';
import type { LeadFilter } from './schema';

export interface BoardColumn {
  state: LeadState;
  leads: DeskLead[];
  /** At most `mostCounted` and one. */
  count: number;
  hasMore: boolean;
}

/** The first leads of each state on the board that match a filter. */
export async function readBoard(db: Kysely<Tables>, filter: LeadFilter, now: number): Promise<BoardColumn[]> {
  const columns = [];
  for (const state of statesWhere(({ isOnBoard }) => isOnBoard)) {
    const first = { ...filter, state, before: '', after: '' };
    const { rows, after, total } = await findLeads(db, first, now, cardsPerColumn);
    const count = total ?? (await countLeads(db, first, now));
    columns.push({ state, leads: rows, count, hasMore: after !== undefined });
  }
  return columns;
}
