import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createTranslator } from 'use-intl/core';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { retryEvents } from '@/lib/webhook/events-store';
import { hasWebhook, raiseEvent } from '@/lib/webhook/raise-event';
import words from '@/messages/staff/webhook.json';
import { recordChange } from './changes-store';

const t = createTranslator({ locale: 'en', messages: words });

/** Tells the webhook of a test. Throws AppError `not_found` if there is no webhook. */
export async function testWebhook(
  db: Kysely<Tables>,
  { email, now }: { email: string; now: number },
): Promise<void> {
  if (!hasWebhook()) throw new AppError('not_found');
  const event = { type: 'webhook.test', key: `test-${randomUUID()}`, data: { sentBy: email } } as const;
  const title = t('test', { by: email });
  await db.transaction().execute(async (trx) => {
    await recordChange(trx, { email, action: 'tested_webhook', now });
    await raiseEvent(trx, { ...event, title, lines: [] }, { now });
  });
}

/** Has the events that the receiver didn't take tried again at once, the oldest first. Throws AppError `not_found` without a webhook. */
export async function retryWebhook(
  db: Kysely<Tables>,
  { email, now }: { email: string; now: number },
): Promise<void> {
  if (!hasWebhook()) throw new AppError('not_found');
  await db.transaction().execute(async (trx) => {
    if ((await retryEvents(trx, now)) > 0) await recordChange(trx, { email, action: 'retried_webhook', now });
  });
}
