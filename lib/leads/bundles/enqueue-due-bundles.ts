import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { clipLimitBytes } from '@/lib/mail/templates/clip-limit';
import { bundleAfterMs } from '../limits';
import { assignMail, lockLeads } from '../routing-store';
import { bundledBytes, bundleMail } from './bundle-mail';
import { digestedBytes, digestMail } from './digest-mail';
import { enqueueListMail } from './list-mail';
import { nextMorning } from './queue-bundles';
import { assignDigest, findOldestWaiting, listWaiting, type WaitingLead } from './waiting-store';

/** Considered for one bundle; what doesn't fit is sent in further mails. */
const mostInBundle = 500;
/** Considered for a digest, which also gives the total; `npm run leads` shows all. */
const mostInDigest = 500;
/** What leads may take of a mail, so that Gmail shows all of it. The rest is for the text around them. */
const mostBytes = clipLimitBytes - 8 * 1024;

/**
 * Puts due mails about several leads into the outbox: a bundle when its oldest lead has waited 15 minutes, and the digest
 * of spam each morning. Leads are linked to their mail in one transaction, so any number of processes may do this at
 * once, and may crash. Throws if the database fails; nothing is lost then.
 */
export async function enqueueDueBundles(
  db: Kysely<Tables> = database(),
  now = Date.now(),
): Promise<{ bundles: number; digests: number }> {
  let bundles = 0;
  while (isBundleDue(await findOldestWaiting(db, 'bundle'), now) && (await mailBundle(db, now))) bundles += 1;
  const isDigestSent = isDigestDue(await findOldestWaiting(db, 'digest'), now) && (await mailDigest(db, now));
  return { bundles, digests: isDigestSent ? 1 : 0 };
}

async function mailBundle(db: Kysely<Tables>, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockLeads(trx);
    const leads = takeFirst(await listWaiting(trx, 'bundle', mostInBundle), bundledBytes);
    // Another process may have done it first.
    if (!isBundleDue(leads[0]?.received_at, now)) return false;
    const key = `lead-bundle-${randomUUID()}`;
    const ids = leads.map(({ id }) => id);
    await assignMail(trx, ids, key);
    await enqueueListMail(trx, { key, kind: 'lead-bundle', mail: bundleMail(leads), now });
    return true;
  });
}

async function mailDigest(db: Kysely<Tables>, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockLeads(trx);
    const shown = takeFirst(await listWaiting(trx, 'digest', mostInDigest), digestedBytes);
    if (!isDigestDue(shown[0]?.received_at, now)) return false;
    const key = `spam-digest-${randomUUID()}`;
    const total = await assignDigest(trx, key);
    await enqueueListMail(trx, { key, kind: 'spam-digest', mail: digestMail(shown, total), now });
    return true;
  });
}

/** A lead with a time in the future counts as due: the clock was set back. */
function isBundleDue(oldest: number | undefined, now: number): boolean {
  return oldest !== undefined && Math.abs(now - oldest) >= bundleAfterMs;
}

/** Once a day, because each digest contains all waiting leads. */
function isDigestDue(oldest: number | undefined, now: number): boolean {
  return oldest !== undefined && (nextMorning(oldest) <= now || oldest > now + dayMs);
}

/** The first leads that fit into one mail; at least one. */
function takeFirst(leads: WaitingLead[], measure: (lead: WaitingLead) => number): WaitingLead[] {
  let size = 0;
  const end = leads.findIndex((lead, index) => {
    size += measure(lead);
    return index > 0 && size > mostBytes;
  });
  return end === -1 ? leads : leads.slice(0, end);
}
