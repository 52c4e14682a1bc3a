import 'server-only';
import { staffLeadPath } from '@/lib/site/staff-path';
import { answerPage } from './answer-page';
import { nameChange } from './name-change';
import type { StaffChangesTable } from './tables';
import type { TypedForm } from './typed-form';
import { formatTime, t } from './words';

interface StalePage {
  leadId: string;
  last: StaffChangesTable | undefined;
  /** Who is signed in. */
  email: string;
  /** What isn't stored. */
  typed?: TypedForm | undefined;
  /** Where what was typed is kept, as a sentence. */
  kept?: string;
}

/** The answer to a change based on an outdated view of a lead: who changed it meanwhile, when and how. */
export function stalePage({ leadId, last, email, typed, kept = '' }: StalePage): Response {
  const isOwn = last?.email === email;
  return answerPage({
    status: 409,
    title: t(isOwn ? 'failed.ownStaleTitle' : 'failed.staleTitle'),
    text: `${describeStale(last, email)} ${kept}`.trim(),
    typed,
    link: { href: staffLeadPath(leadId), label: t('failed.openLead') },
  });
}

function describeStale(last: StaffChangesTable | undefined, email: string): string {
  if (!last) return t('failed.staleUnknown');
  const said = { when: formatTime(last.made_at), what: nameChange(last.action) };
  return last.email === email ? t('failed.ownStale', said) : t('failed.stale', { who: last.email, ...said });
}
