import 'server-only';
import type { Kysely } from 'kysely';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { readBytes } from '@/lib/http/read-bytes';
import { validate } from '@/lib/http/validate';
import { insertMailEvent } from '@/lib/mail/events-store';
import { describeEvent, mailEventSchema } from '@/lib/mail/mail-event';
import { addressKey } from '@/lib/mail/mailbox';
import { verifyWebhook } from '@/lib/mail/verify-webhook';
import { endSubscription } from './end-subscription';

const maxBytes = 64 * 1024;

interface ReceivedMailEvent {
  id: string;
  type: 'bounced' | 'delayed' | 'complained';
  emails: string[];
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
  const happenedAt = Date.parse(event.created_at ?? '');
  return {
    id,
    ...describeEvent(event),
    emails: event.data.to,
    providerId: event.data.email_id,
    happenedAt: Number.isNaN(happenedAt) ? now : happenedAt,
  };
}

/** Stores a report once, and ends the subscription after a permanent bounce or a complaint. */
export async function recordMailEvent(
  event: ReceivedMailEvent,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  const { id, type, emails, providerId, happenedAt, detail } = event;
  const keys = emails.map(addressKey);
  await orUnavailable(() =>
    (db ?? database()).transaction().execute(async (trx) => {
      const isNew = await insertMailEvent(trx, {
        id,
        type,
        received_at: now,
        happened_at: happenedAt,
        provider_id: providerId,
        email_key: keys[0] ?? '',
        detail,
      });
      if (!isNew || type === 'delayed') return;
      for (const emailKey of keys) await endSubscription(trx, { emailKey, reason: type, now });
    }),
  );
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
