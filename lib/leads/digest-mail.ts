import 'server-only';
import { createTranslator } from 'use-intl/core';
import words from '@/messages/staff/lead-groups.json';
import { entryBytes, type GroupEntry, type GroupMail } from './group-mail';
import { describeMarks } from './lead-mail';
import type { WaitingLead } from './waiting-store';

const t = createTranslator({ locale: 'en', messages: words });
const excerptLength = 200;

/** The leads held back as spam, for review by staff. `total` may exceed the number shown. In English. */
export function digestMail(shown: readonly WaitingLead[], total: number): GroupMail {
  const hidden = total - shown.length;
  return {
    subject: t('digest.subject', { count: total }),
    heading: t('digest.heading', { count: total }),
    intro: t('digest.intro'),
    entries: shown.map(describeHeld),
    closing: [...(hidden > 0 ? [t('digest.more', { count: hidden })] : []), t('digest.closing')],
  };
}

/** Bytes of a lead in the HTML of a digest, at most. */
export function digestedBytes(lead: WaitingLead): number {
  return entryBytes(describeHeld(lead, 9_999));
}

function describeHeld(lead: WaitingLead, index: number): GroupEntry {
  return {
    title: t('digest.title', { number: index + 1, name: lead.name }),
    facts: [
      { label: t('labels.email'), value: lead.email },
      { label: t('labels.receivedAt'), value: new Date(lead.received_at).toISOString() },
      { label: t('labels.id'), value: lead.id },
      { label: '', value: t('digest.reason', { marks: describeMarks(lead) }) },
      { label: t('labels.release'), value: t('digest.release', { id: lead.id }) },
    ],
    // Cut by code points, so that no surrogate pair is split.
    text: [...lead.message.slice(0, 2 * excerptLength)].slice(0, excerptLength).join(''),
  };
}
