import 'server-only';
import type { StaffChangesTable } from '@/lib/db/staff-tables';
import { staffLeadPath } from '@/lib/site/staff-path';
import { answerPage } from './answer-page';
import { nameChange } from './name-change';
import { formatTime, t } from './words';

/**
 * The answer to a change based on an outdated view of a lead: who changed it meanwhile, when and how. `typed` isn't stored;
 * `kept` says where it is if it is.
 */
export function stalePage(
  leadId: string,
  last: StaffChangesTable | undefined,
  { typed, kept = '' }: { typed?: string; kept?: string } = {},
): Response {
  const text = last
    ? t('failed.stale', { who: last.email, when: formatTime(last.made_at), what: nameChange(last.action) })
    : t('failed.staleUnknown');
  const link = { href: staffLeadPath(leadId), label: t('failed.openLead') };
  return answerPage({
    status: 409,
    title: t('failed.staleTitle'),
    text: `${text} ${kept}`.trim(),
    typed,
    link,
  });
}
