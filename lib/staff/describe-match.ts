import { isFoundIn, type SearchQuery } from '@/lib/db/search/search-query';
import type { DeskLead } from './desk-leads-store';
import { t } from './words';

const fields = ['name', 'email', 'phone', 'message', 'attachment'] as const;

/** Where in a lead something was found that was searched for; empty if nothing was searched. */
export function describeMatch(lead: DeskLead, query: SearchQuery): string {
  if (query.length === 0) return '';
  const found = fields.filter((field) => isFoundIn(lead[field] ?? '', query));
  return found.length > 0
    ? t('leads.foundIn', { places: found.map((field) => t(`leads.places.${field}`)).join(', ') })
    : t('leads.foundIn', { places: t('leads.places.number') });
}
