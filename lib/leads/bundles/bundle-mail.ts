import 'server-only';
import { createTranslator } from 'use-intl/core';
import words from '@/messages/staff/lead-groups.json';
import { readSuspicion } from '../judge-spam';
import { brisbaneTime, describeMarks, leadFacts } from '../lead-mail';
import { entryBytes, type ListEntry, type ListMail } from './list-mail';
import type { WaitingLead } from './waiting-store';

const t = createTranslator({ locale: 'en', messages: words });

/** Several complete leads in one mail; for repeated texts only the senders and their number. In English. */
export function bundleMail(leads: readonly WaitingLead[]): ListMail {
  const whole = leads.filter((lead) => lead.same_as === null);
  const repeats = Map.groupBy(
    leads.filter((lead) => lead.same_as !== null),
    (lead) => lead.same_as ?? '',
  );
  return {
    subject: t('bundle.subject', { count: leads.length }),
    heading: t('bundle.heading', { count: leads.length }),
    intro: t('bundle.intro'),
    entries: [...whole.map(describeWhole), ...[...repeats].map(describeRepeats)],
    closing: [t('bundle.closing')],
  };
}

/** Bytes of a lead in the HTML of a bundle, at most. */
export function bundledBytes(lead: WaitingLead): number {
  return bundleMail([lead]).entries.reduce((sum, entry) => sum + entryBytes(entry), 0);
}

function describeWhole(lead: WaitingLead, index: number): ListEntry {
  const reason = t('bundle.reason', { reason: t(`bundle.reasons.${lead.reason ?? 'budget'}`) });
  const suspicion =
    readSuspicion(lead) === 'none' ? '' : ` ${t('bundle.suspected', { marks: describeMarks(lead) })}`;
  return {
    title: t('bundle.title', { number: index + 1, name: lead.name }),
    facts: [...leadFacts(lead), { label: '', value: `${reason}.${suspicion}` }],
    text: [lead.message, lead.attachment].filter(Boolean).join('\n\n'),
  };
}

function describeRepeats([id, rows]: [string, WaitingLead[]]): ListEntry {
  const name = rows[0]?.same_as_name ?? t('bundle.unknownName');
  const senders = rows.map(({ name: sender, email, phone, received_at, id: number }) => {
    const time = brisbaneTime.format(received_at);
    // Left to right, whatever the name: the line is ours.
    return t('bundle.repeat', {
      name: `\u200e\u2068${sender}\u2069`,
      email,
      phone: phone || t('none'),
      time,
      id: number,
    });
  });
  return {
    title: t('bundle.repeats', { id, name, count: rows.length }),
    facts: [],
    text: senders.join('\n'),
  };
}
