import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { LeadState } from '@/lib/db/lead-state';
import type { StaffChangesTable } from '@/lib/db/staff-tables';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { releaseLeadIn } from '@/lib/leads/release-lead';
import { listChangesOfLead, recordChange, type StaffAction } from './changes-store';
import { type DeskLead, findLead } from './desk-leads-store';
import type { LeadAction } from './schema';

/** `stale`: somebody has changed the lead meanwhile, so nothing was done. `last` is the latest change. */
export type ChangeResult = { kind: 'changed' } | { kind: 'stale'; last: StaffChangesTable | undefined };

interface Change {
  leadId: string;
  /** The version of the lead that the member of staff saw. */
  version: number;
  action: LeadAction;
  note?: string;
  email: string;
  now: number;
}

const recordedAs: Record<LeadAction, StaffAction> = {
  take: 'took',
  give_back: 'gave_back',
  new: 'marked_new',
  answered: 'marked_answered',
  done: 'marked_done',
  spam: 'marked_spam',
  note: 'noted',
};

/**
 * Applies a change by staff to a lead, with a row in the audit trail. A note is added even if somebody else has changed
 * the lead meanwhile, because it replaces nothing. A lead that was wrongly held back as spam gets its mail. Throws
 * AppError `not_found` if there is no such lead.
 */
export async function changeLead(db: Kysely<Tables>, change: Change): Promise<ChangeResult> {
  return db.transaction().execute(async (trx) => {
    const lead = await findLead(trx, change.leadId);
    if (!lead) throw new AppError('not_found');
    const version = change.action === 'note' ? lead.version : change.version;
    if (lead.version !== version || !(await store(trx, lead, change))) {
      return { kind: 'stale', last: (await listChangesOfLead(trx, lead.id)).at(-1) };
    }
    if (lead.state === 'spam' && change.action === 'new') await releaseLeadIn(trx, lead.id, change.now);
    const { email, now, note = '' } = change;
    await recordChange(trx, { email, action: recordedAs[change.action], leadId: lead.id, detail: note, now });
    return { kind: 'changed' };
  });
}

/** Returns whether it was stored: false if another transaction changed the same version first. */
async function store(
  trx: Transaction<Tables>,
  lead: DeskLead,
  { action, email, now }: Change,
): Promise<boolean> {
  const state = stateAfter(action, lead.state);
  const values = {
    state,
    taken_by: action === 'give_back' ? null : action === 'take' ? email : lead.taken_by,
    answered_at: state === 'answered' ? (lead.answered_at ?? now) : lead.answered_at,
    version: lead.version + 1,
    updated_at: now,
  };
  const updated = await trx
    .updateTable('lead_progress')
    .set(values)
    .where('lead_id', '=', lead.id)
    .where('version', '=', lead.version)
    .returning('lead_id')
    .executeTakeFirst();
  return updated !== undefined;
}

function stateAfter(action: LeadAction, before: LeadState): LeadState {
  return action === 'take' || action === 'give_back' || action === 'note' ? before : action;
}
