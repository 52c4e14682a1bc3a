import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { raiseAnswered } from '@/lib/leads/lead-events';
import type { DeskLead } from '@/lib/leads/leads-store';
import { releaseLeadIn } from '@/lib/leads/release-lead';
import { actionRow } from '@/lib/leads/state';
import { listChangesOfLead, recordChange } from './changes-store';
import { type ChangeFault, checkChange, endOfOffice } from './check-change';
import { findLead } from './desk-leads-store';
import { mailHandedOver } from './handed-over-mail';
import { isMember } from './members';
import { parseMoney } from './parse-money';
import type { ChangeInput } from './schema';
import type { StaffChangesTable } from './tables';
import { formatMoney } from './words';

/**
 * `stale`: somebody has changed the lead meanwhile, so nothing was done. `last` is the latest change, `version` what the lead
 * has become by it. `unconfirmed`: nothing was done, either, before its sender has answered.
 */
export type ChangeResult =
  | { kind: 'changed' }
  | { kind: 'unconfirmed'; fault: ChangeFault }
  | { kind: 'stale'; last: StaffChangesTable | undefined; version: number };

/** `version`: the version of the lead that the member of staff saw. */
type Change = Pick<ChangeInput, 'version' | 'action'> &
  Partial<Pick<ChangeInput, 'note' | 'to' | 'due' | 'amount' | 'sure'>> & {
    leadId: string;
    email: string;
    now: number;
  };

/**
 * Applies a change by staff to a lead, with a row in the audit trail. A note is added even if somebody else has changed
 * the lead meanwhile, because it replaces nothing. A lead that was wrongly held back as spam gets its mail. Throws
 * AppError `not_found` if there is no such lead, and `validation_failed` if it is handed over to nobody who may sign in.
 */
export async function changeLead(db: Kysely<Tables>, change: Change): Promise<ChangeResult> {
  if (change.action === 'hand_over' && !isMember(change.to ?? '')) throw new AppError('validation_failed');
  const fault = checkChange(change, change.now);
  if (fault) return { kind: 'unconfirmed', fault };
  return db.transaction().execute(async (trx) => {
    const lead = await findLead(trx, change.leadId);
    if (!lead) throw new AppError('not_found');
    const version = change.action === 'note' ? lead.version : change.version;
    if (lead.version !== version || !(await store(trx, lead, change))) {
      return {
        kind: 'stale',
        last: (await listChangesOfLead(trx, lead.id)).at(-1),
        version: lead.version,
      };
    }
    const { email, action, now } = change;
    const { isAnswer, recordedAs, to: state = lead.state } = actionRow(action);
    if (lead.state === 'spam' && state !== 'spam') await releaseLeadIn(trx, lead.id, now);
    if (isAnswer) await raiseAnswered(trx, lead, { by: email, now });
    const detail = describeDetail(change);
    const id = await recordChange(trx, { email, action: recordedAs, leadId: lead.id, detail, now });
    const { to = '' } = change;
    if (action === 'hand_over' && to !== email) {
      await mailHandedOver(trx, { lead, to, now, by: email, change: id });
    }
    return { kind: 'changed' };
  });
}

/** Returns whether it was stored: false if another transaction changed the same version first. */
async function store(trx: Transaction<Tables>, lead: DeskLead, change: Change): Promise<boolean> {
  const { action, now, due = '', amount = '' } = change;
  const { to: state = lead.state, isAnswer } = actionRow(action);
  const values = {
    state,
    taken_by: takenBy(lead, change),
    answered_at: isAnswer ? (lead.answered_at ?? now) : lead.answered_at,
    amount_cents: state === 'won' ? (action === 'won' ? toCents(amount) : lead.amount_cents) : null,
    due_at: action === 'due' ? (due === '' ? null : endOfOffice(due)) : lead.due_at,
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

function takenBy(lead: DeskLead, { action, email, to }: Change): string | null {
  if (action === 'give_back') return null;
  if (action === 'take') return email;
  return action === 'hand_over' ? (to ?? null) : lead.taken_by;
}

/** What the audit trail says beside the action. */
function describeDetail({ action, note = '', to = '', due = '', amount = '' }: Change): string {
  if (action === 'hand_over') return to;
  if (action === 'due') return due;
  if (action !== 'won') return note;
  const cents = toCents(amount);
  return cents === null ? '' : formatMoney(cents);
}

/** Of a sum that `checkChange` has let pass. */
function toCents(amount: string): number | null {
  const read = amount === '' ? undefined : parseMoney(amount);
  return read && 'cents' in read ? read.cents : null;
}
