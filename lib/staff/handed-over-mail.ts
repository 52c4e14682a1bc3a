import 'server-only';
import type { Transaction } from 'kysely';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { renderListMail } from '@/lib/leads/bundles/list-mail';
import type { DeskLead } from '@/lib/leads/leads-store';
import { enqueue } from '@/lib/mail/outbox';
import { staffLeadPath } from '@/lib/site/staff-path';
import { leadDueAt } from './lead-due-at';
import { nameService } from './name-service';
import { formatTime, t } from './words';

interface HandedOver {
  /** The lead before. */
  lead: DeskLead;
  by: string;
  to: string;
  /** Id of the change, by which the mail is sent once. */
  change: string;
  now: number;
}

/** Tells a member of staff that an enquiry is theirs now, within the transaction that makes it so. */
export async function mailHandedOver(trx: Transaction<Tables>, handed: HandedOver): Promise<void> {
  const { lead, by, to, change, now } = handed;
  const due = leadDueAt(lead);
  const mail = {
    subject: t('handedOver.subject', { name: lead.name }),
    heading: t('handedOver.heading', { by }),
    intro: t('handedOver.intro'),
    entries: [
      {
        title: lead.name,
        facts: [
          ...(due === undefined ? [] : [{ label: t('overdue.due'), value: formatTime(due) }]),
          { label: t('lead.fields.service'), value: nameService(lead.service) },
          { label: t('overdue.open'), value: `${env.SITE_URL}${staffLeadPath(lead.id)}` },
        ],
      },
    ],
    closing: [],
  };
  await enqueue(trx, {
    key: `handed-over-${change}`,
    kind: 'handed-over',
    recipient: 'staff',
    message: { from: env.MAIL_FROM, to: [to], subject: mail.subject, ...renderListMail(mail) },
    now,
  });
}
