import 'server-only';
import type { Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { staffLeadPath } from '@/lib/site/staff-path';
import { withdrawEvent } from '@/lib/webhook/events-store';
import { eventId, raiseEvent } from '@/lib/webhook/raise-event';
import words from '@/messages/staff/webhook.json';
import { exportFields } from './fields';
import { nameService } from './name-service';
import type { Lead } from './tables';

const t = createTranslator({ locale: 'en', messages: words });
/** Characters of a message in a chat. */
const mostShown = 600;

/** Tells the webhook of an enquiry, within the transaction that stores it or takes it out of the spam. */
export async function raiseLead(trx: Transaction<Tables>, lead: Lead, now: number): Promise<void> {
  const { name, email, phone, message } = lead;
  const service = nameService(lead.service);
  await raiseEvent(
    trx,
    {
      type: 'enquiry.received',
      key: `enquiry-${lead.id}`,
      title: service ? t('enquiryAbout', { name, service }) : t('enquiry', { name }),
      lines: [
        [email, phone].filter(Boolean).join(' · '),
        message.length > mostShown ? `${message.slice(0, mostShown)}…` : message,
      ],
      link: linkToDesk(lead.id),
      data: {
        ...describeLead(lead),
        ...exportFields(lead, null),
        receivedAt: new Date(lead.received_at).toISOString(),
      },
      about: email,
    },
    { now },
  );
}

interface Answered {
  /** Address of the member of staff. */
  by: string;
  now: number;
  /** Until then the answer can be taken back: see `withdrawAnswered`. */
  dueAt?: number;
}

/** Tells the webhook that an enquiry is answered, within the transaction that stores so; once for each enquiry. */
export async function raiseAnswered(
  trx: Transaction<Tables>,
  lead: Lead,
  { by, now, dueAt }: Answered,
): Promise<void> {
  await raiseEvent(
    trx,
    {
      type: 'enquiry.answered',
      key: answeredKey(lead.id),
      title: t('answered', { name: lead.name, by }),
      lines: [],
      link: linkToDesk(lead.id),
      data: { ...describeLead(lead), answeredBy: by, answeredAt: new Date(now).toISOString() },
      about: lead.email,
    },
    { now, dueAt },
  );
}

/** Takes that back, if nobody has been told. */
export async function withdrawAnswered(trx: Transaction<Tables>, leadId: string, now: number): Promise<void> {
  await withdrawEvent(trx, eventId(answeredKey(leadId)), now);
}

function answeredKey(leadId: string): string {
  return `answered-${leadId}`;
}

function describeLead({ id, name, email }: Lead) {
  return { id, name, email, deskUrl: linkToDesk(id)?.url ?? null };
}

function linkToDesk(id: string) {
  return env.STAFF_EMAILS ? { label: t('desk'), url: `${env.SITE_URL}${staffLeadPath(id)}` } : undefined;
}
