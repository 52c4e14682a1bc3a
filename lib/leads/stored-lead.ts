import type { Selectable } from 'kysely';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { MailedLead } from './lead-mail';
import { leadServices } from './schema';
import { isSpamMark } from './spam-marks';
import type { LeadsTable } from './tables';

/** Converts a database row to a lead. Values unknown to this version of the site are left out. */
export function readStoredLead(row: Selectable<LeadsTable>): MailedLead {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    service: leadServices.find((service) => service === row.service) ?? '',
    message: row.message,
    source: row.source ?? undefined,
    page: row.page ?? undefined,
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    receivedAt: new Date(row.received_at),
    attached: row.attachment ?? undefined,
    spamMarks: row.spam_marks.split(',').filter(isSpamMark),
  };
}
