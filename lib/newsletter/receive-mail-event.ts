import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { readBytes } from '@/lib/http/read-bytes';
import { validate } from '@/lib/http/validate';
import { findReported, insertMailEvent, listReportsOn, settleReports } from '@/lib/mail/events-store';
import { describeEvent, findAddressees, mailEventSchema } from '@/lib/mail/mail-event';
import { addressKey } from '@/lib/mail/mailbox';
import type { MailEventsTable } from '@/lib/mail/tables';
import { isAboutLead, mailUndelivered } from '@/lib/mail/undelivered-mail';
import { verifyWebhook } from '@/lib/mail/verify-webhook';
import { endSubscription } from './end-subscription';
import { findPauseReason, pauseAddress, rememberedMs, resumeAddress } from './pause-address';

const maxBytes = 64 * 1024;

interface ReceivedMailEvent {
  id: string;
  type: MailEventsTable['type'];
  /** Whom of the mail's addressees it is about. */
  emails: string[];
  /** Who got the mail. */
  to: string[];
  providerId: string;
  happenedAt: number;
  detail: string;
}

/**
 * The mail provider's signed report in a request; undefined for a type of report that needs no action. Throws AppError
 * `not_found` if the setting is missing or the signature wrong, `too_large`, `bad_json` or `validation_failed`.
 */
export async function readMailEvent(request: Request, now: number): Promise<ReceivedMailEvent | undefined> {
  const secret = env.RESEND_WEBHOOK_SECRET;
  if (!secret) throw new AppError('not_found');
  const body = await readBytes(request, maxBytes);
  const id = verifyWebhook({ headers: request.headers, body }, { secret, now });
  if (!id) throw new AppError('not_found');
  const given = parse(body);
  if (!isKnown(given)) return undefined;
  const event = await validate(mailEventSchema, given, 'en');
  const described = describeEvent(event);
  const happenedAt = Date.parse(event.created_at ?? '');
  return {
    id,
    ...described,
    emails: findAddressees(event, described.detail),
    to: event.data.to,
    providerId: event.data.email_id,
    happenedAt: Number.isNaN(happenedAt) ? now : happenedAt,
  };
}

/** Whether a report says that an address can't or mustn't be mailed any more. */
export function endsMailing({ type }: Pick<ReceivedMailEvent, 'type'>): boolean {
  return type === 'bounced' || type === 'complained';
}

/**
 * Stores a report once. An unknown mailbox and a complaint end the subscription; mails that weren't taken for weeks pause it, and
 * a delivery resumes it. Staff hear of a mail about an enquiry that didn't arrive.
 */
export async function recordMailEvent(
  event: ReceivedMailEvent,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  const record = (trx: Transaction<Tables>) => recordIn(trx, event, now);
  await orUnavailable(() => (db ?? database()).transaction().execute(record));
}

async function recordIn(trx: Transaction<Tables>, event: ReceivedMailEvent, now: number): Promise<void> {
  const { id, type, emails, to, providerId, happenedAt, detail } = event;
  const keys = emails.map(addressKey);
  const emailKey = keys[0] ?? addressKey(to[0] ?? '');
  // Most mails are delivered: stored is only what ends something.
  if (type === 'delivered' && !(await isAwaited(trx, emailKey, happenedAt))) return;
  const mail = await findReported(trx, providerId);
  const isUndelivered =
    mail !== undefined && type !== 'delivered' && type !== 'complained' && isAboutLead(mail);
  const isNew = await insertMailEvent(trx, {
    id,
    type,
    received_at: now,
    happened_at: happenedAt,
    provider_id: providerId,
    mail_key: mail?.key ?? null,
    email_key: emailKey,
    detail,
    unsettled_since: isUndelivered ? now : null,
  });
  if (!isNew) return;
  if (isUndelivered) await mailUndelivered(trx, mail, { detail, now });
  if (type === 'delivered') {
    await settleReports(trx, providerId);
    await resumeAddress(trx, emailKey);
  }
  for (const key of keys) {
    if (type === 'bounced' || type === 'complained')
      await endSubscription(trx, { emailKey: key, reason: type, now });
    const reason =
      type === 'refused' || type === 'delayed' ? await findPauseReason(trx, key, now) : undefined;
    if (reason !== undefined) await pauseAddress(trx, { emailKey: key, detail: reason, now });
  }
}

async function isAwaited(trx: Transaction<Tables>, emailKey: string, happenedAt: number): Promise<boolean> {
  const [latest] = await listReportsOn(trx, { emailKey, since: happenedAt - rememberedMs, limit: 1 });
  return latest !== undefined && latest.type !== 'delivered';
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new AppError('bad_json', { cause });
  }
}

const knownTypes: readonly unknown[] = mailEventSchema.options.flatMap(({ shape }) => [...shape.type.values]);

function isKnown(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || !('type' in given)) throw new AppError('bad_json');
  return knownTypes.includes(given.type);
}
