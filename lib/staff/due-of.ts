import { answerDue } from '@/lib/leads/answer-due';
import type { DeskLead } from './desk-leads-store';

/** Until when something has to be done about a lead, milliseconds since 1970; undefined if nothing has. */
export function dueOf({ state, due_at, received_at }: DeskLead): number | undefined {
  if (state === 'new') return due_at ?? answerDue(received_at);
  return state === 'answered' ? (due_at ?? undefined) : undefined;
}
