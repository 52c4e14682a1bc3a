import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import type { OpenDatabase } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { forgetPerson } from '@/lib/privacy/forget-person';
import { findPerson } from '@/lib/privacy/person-store';
import { findChange, recordChange } from './changes-store';
import { findLead } from './desk-leads-store';
import type { Forgettable } from './schema';
import { findSubscriber } from './subscribers-store';
import { t } from './words';

/** The person of a lead or subscription, and how much is stored about them; undefined if there is no such record. */
export async function findForgettable(db: Kysely<Tables>, who: Forgettable) {
  const email = await findEmail(db, who);
  if (email === undefined) return undefined;
  const { leads, mails, subscriptions, audits } = await findPerson(db, email);
  return {
    email,
    counts: {
      leads: leads.length,
      mails: mails.length,
      subscriptions: subscriptions.length,
      audits: audits.length,
    },
  };
}

/**
 * Erases everything about the person of a lead or subscription. Returns the id of the row in the audit trail, which
 * contains the receipt but no address. Throws AppError `not_found` if there is no such person.
 */
export async function forgetSomeone(
  open: OpenDatabase,
  who: Forgettable,
  { email, now, dataDir = env.DATA_DIR }: { email: string; now: number; dataDir?: string },
): Promise<string> {
  const person = await findEmail(open.reading, who);
  if (person === undefined) throw new AppError('not_found');
  const receipt = await forgetPerson(open, dataDir, person);
  return recordChange(open.db, { email, action: 'forgot', detail: t('forget.receipt', receipt), now });
}

/** The receipt with this id; undefined if there is none. */
export async function findReceipt(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const change = await findChange(db, id);
  return change?.action === 'forgot' ? change.detail : undefined;
}

async function findEmail(db: Kysely<Tables>, { lead, subscriber }: Forgettable): Promise<string | undefined> {
  if (lead !== undefined) return (await findLead(db, lead))?.email;
  return subscriber === undefined ? undefined : (await findSubscriber(db, subscriber))?.email;
}
