import { answerDue } from '@/lib/leads/answer-due';
import { stateRow } from '@/lib/leads/state';
import type { DeskLead } from './desk-leads-store';

/** Until when something has to be done about a lead, milliseconds since 1970; undefined if nothing has. */
export function dueOf({ state, due_at, received_at }: DeskLead): number | undefined {
  const { due } = stateRow(state);
  if (due === 'never') return undefined;
  return due_at ?? (due === 'promised' ? answerDue(received_at) : undefined);
}
