import 'server-only';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Locale } from '@/lib/i18n/locales';
import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedAudit } from '../presented';
import { presentAudit, type ReportPlace } from '../report/present-audit';
import { queuedSite } from '../report/present-site';
import { presentRivals } from '../report/rivals/present-rivals';
import { findRivals } from '../rivals/rivals-store';

interface Requested extends ReportPlace {
  facts: AuditFacts;
  audits: ReadonlyMap<Locale, PresentedAudit>;
}

/**
 * A report that was just requested, with the parts that are read later. Its mails have presented it in most readers' languages.
 * Throws AppError `unavailable` when the database can't be read.
 */
export async function presentRequested({ facts, audits, ...place }: Requested, locale: Locale) {
  const audit = audits.get(locale) ?? (await presentAudit(facts, { ...place, tries: [] }, locale));
  if (audit.refusal) return audit;
  const { token } = place;
  const rivals = await orUnavailable(() => findRivals(database(), token));
  return {
    ...audit,
    site: await queuedSite(token, locale),
    rivals: await presentRivals({ token, rivals, facts, listChecks: async () => audit.checks }, locale),
  };
}
