import 'server-only';
import type { Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { raiseEvent, webhookKey } from '@/lib/mail/webhook/raise-event';
import { withdrawMail } from '@/lib/mail/withdraw-mail';
import { staffLeadPath } from '@/lib/site/staff-path';
import mailWords from '@/messages/staff/mail.json';
import words from '@/messages/staff/webhook.json';
import { pickArrival } from './arrival';
import { leadServices } from './schema';
import type { LeadsTable } from './tables';

const t = createTranslator({ locale: 'en', messages: words });
const services = createTranslator({ locale: 'en', messages: mailWords, namespace: 'lead.services' });
/** Characters of a message in a chat. */
const mostShown = 600;

/** Tells the webhook of an enquiry, within the transaction that stores it or takes it out of the spam. */
export async function raiseEnquiry(trx: Transaction<Tables>, lead: LeadsTable, now: number): Promise<void> {
  const { name, email, phone, message, attachment } = lead;
  const service = leadServices.find((known) => known === lead.service) || undefined;
  await raiseEvent(
    trx,
    {
      type: 'enquiry.received',
      key: `enquiry-${lead.id}`,
      title: service ? t('enquiryAbout', { name, service: services(service) }) : t('enquiry', { name }),
      lines: [
        [email, phone].filter(Boolean).join(' · '),
        message.length > mostShown ? `${message.slice(0, mostShown)}…` : message,
      ],
      link: linkToDesk(lead.id),
      data: {
        ...describeLead(lead),
        phone,
        service: lead.service,
        message,
        attachment,
        receivedAt: new Date(lead.received_at).toISOString(),
        language: lead.locale,
        source: lead.source,
        page: lead.page,
        tool: lead.tool,
        ...pickArrival(lead, null),
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

type AnsweredLead = Pick<LeadsTable, 'id' | 'name' | 'email'>;

/** Tells the webhook that an enquiry is answered, within the transaction that stores so; once for each enquiry. */
export async function raiseAnswered(
  trx: Transaction<Tables>,
  lead: AnsweredLead,
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
export async function withdrawAnswered(trx: Transaction<Tables>, leadId: string): Promise<void> {
  await withdrawMail(trx, webhookKey(answeredKey(leadId)));
}

function answeredKey(leadId: string): string {
  return `answered-${leadId}`;
}

function describeLead({ id, name, email }: AnsweredLead) {
  return { id, name, email, deskUrl: linkToDesk(id)?.url ?? null };
}

function linkToDesk(id: string) {
  return env.STAFF_EMAILS ? { label: t('desk'), url: `${env.SITE_URL}${staffLeadPath(id)}` } : undefined;
}
