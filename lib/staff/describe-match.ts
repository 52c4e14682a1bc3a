import { isFoundIn, type SearchQuery } from '@/lib/db/search/search-query';
import { withJoinedWords } from '@/lib/db/search/search-words';
import type { DeskLead } from './desk-leads-store';
import { t } from './words';

const fields = ['name', 'email', 'phone', 'message', 'attachment'] as const;

/** Where in a lead something was found that was searched for; empty if nothing was searched. */
export function describeMatch(lead: DeskLead, query: SearchQuery): string {
  if (query.length === 0) return '';
  const texts = { ...lead, name: withJoinedWords(lead.name) };
  const found = fields.filter((field) => isFoundIn(texts[field] ?? '', query));
  return found.length > 0
    ? t('leads.foundIn', { places: found.map((field) => t(`leads.places.${field}`)).join(', ') })
    : t('leads.foundIn', { places: t('leads.places.number') });
}
