import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { listReportsOn } from '@/lib/mail/events-store';

/** Reports on older mails say nothing about today. */
export const rememberedMs = 60 * dayMs;
/** So many mails in a row, the first and the last so far apart, weren't taken. */
const mostRefused = 3;
const shortestSpanMs = 13 * dayMs;
/** More reports on one address are not read. */
const mostReports = 50;

/**
 * Why an address isn't to be mailed for now: the receiver's latest words if it took none of the last mails, for weeks. A mail
 * that was delivered, or an issue that nobody reported, begins the count again.
 */
export async function findPauseReason(
  db: Kysely<Tables>,
  emailKey: string,
  now: number,
): Promise<string | undefined> {
  const reports = await listReportsOn(db, { emailKey, since: now - rememberedMs, limit: mostReports });
  const delivered = reports.findIndex(({ type }) => type === 'delivered');
  const refused = reports
    .slice(0, delivered < 0 ? reports.length : delivered)
    .filter(({ type }) => type === 'refused' || type === 'delayed');
  const [last] = refused;
  const first = refused.at(-1);
  if (!last || !first || new Set(refused.map(({ provider_id }) => provider_id)).size < mostRefused)
    return undefined;
  if (last.happened_at - first.happened_at < shortestSpanMs) return undefined;
  const unreported = await db
    .selectFrom('newsletter_sends')
    .select('mail_key')
    .where('recipient', '=', emailKey)
    .where('queued_at', '>', first.happened_at)
    // A later one may still be under way.
    .where('queued_at', '<', last.happened_at - dayMs)
    .where('withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_events')
            .select('mail_events.id')
            .whereRef('mail_events.mail_key', '=', 'newsletter_sends.mail_key'),
        ),
      ),
    )
    .executeTakeFirst();
  // It often names the address, which would be one more place to find when somebody is forgotten.
  return unreported ? undefined : withoutAddresses(last.detail);
}

function withoutAddresses(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ');
}

/** Mails an address nothing more for now: neither the newsletter nor news of a website that it watches. */
export async function pauseAddress(
  trx: Transaction<Tables>,
  { emailKey, detail, now }: { emailKey: string; detail: string; now: number },
): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ paused_at: now, pause_detail: detail })
    .where('email_key', '=', emailKey)
    .where('ended_at', 'is', null)
    .where('paused_at', 'is', null)
    .execute();
  await trx
    .updateTable('site_watchers')
    .set({ paused_at: now, pause_detail: detail })
    .where('email_key', '=', emailKey)
    .where('paused_at', 'is', null)
    .execute();
}

/** Mails an address again. Returns whether it was paused. */
export async function resumeAddress(trx: Kysely<Tables>, emailKey: string): Promise<boolean> {
  const resumed = { paused_at: null, pause_detail: null };
  let isChanged = false;
  for (const table of ['newsletter_subscriptions', 'site_watchers'] as const) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set(resumed)
      .where('email_key', '=', emailKey)
      .where('paused_at', 'is not', null)
      .executeTakeFirst();
    isChanged ||= numUpdatedRows > 0n;
  }
  return isChanged;
}
