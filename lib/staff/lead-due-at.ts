import { answerDue } from '@/lib/leads/answer-due';
import type { DeskLead } from '@/lib/leads/leads-store';
import { stateRow } from '@/lib/leads/state';

/** Until when something has to be done about a lead, milliseconds since 1970; undefined if nothing has. */
export function leadDueAt({ state, due_at, received_at }: DeskLead): number | undefined {
  const { due } = stateRow(state);
  if (due === 'never') return undefined;
  return due_at ?? (due === 'promised' ? answerDue(received_at) : undefined);
}
