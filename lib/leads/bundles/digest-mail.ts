import 'server-only';
import { createTranslator } from 'use-intl/core';
import { env } from '@/lib/config/env';
import { staffLeadPath } from '@/lib/site/staff-path';
import words from '@/messages/staff/lead-groups.json';
import { brisbaneTime, describeMarks } from '../lead-mail';
import { entryBytes, type ListEntry, type ListMail } from './list-mail';
import type { WaitingLead } from './waiting-store';

const t = createTranslator({ locale: 'en', messages: words });
const excerptLength = 200;

/** The leads held back as spam, for review by staff. `total` may exceed the number shown. In English. */
export function digestMail(shown: readonly WaitingLead[], total: number): ListMail {
  const hidden = total - shown.length;
  const from = env.STAFF_EMAILS ? 'desk' : 'command';
  return {
    subject: t('digest.subject', { count: total }),
    heading: t('digest.heading', { count: total }),
    intro: t('digest.intro', { from }),
    entries: shown.map(describeHeld),
    closing: [
      ...(hidden > 0 ? [t('digest.more', { count: hidden })] : []),
      t('digest.closing', { from, url: `${env.SITE_URL}/staff/leads?state=spam` }),
    ],
  };
}

/** Bytes of a lead in the HTML of a digest, at most. */
export function digestedBytes(lead: WaitingLead): number {
  return entryBytes(describeHeld(lead, 9_999));
}

function describeHeld(lead: WaitingLead, index: number): ListEntry {
  const hasDesk = env.STAFF_EMAILS !== undefined;
  const reason = describeMarks(lead);
  return {
    title: t('digest.title', { number: index + 1, name: lead.name }),
    facts: [
      { label: t('labels.email'), value: lead.email },
      { label: t('labels.receivedAt'), value: brisbaneTime.format(lead.received_at) },
      ...(reason ? [{ label: t('labels.reason'), value: reason }] : []),
      ...(hasDesk ? [] : [{ label: t('labels.release'), value: t('digest.release', { id: lead.id }) }]),
    ],
    action: hasDesk
      ? { label: t('digest.open'), url: `${env.SITE_URL}${staffLeadPath(lead.id)}` }
      : undefined,
    // Cut by code points, so that no surrogate pair is split.
    text: [...lead.message.slice(0, 2 * excerptLength)].slice(0, excerptLength).join(''),
  };
}
