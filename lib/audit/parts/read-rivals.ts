import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { presentReport } from '../report/present-report';
import type { PresentedRivals } from '../report/rivals/presented-rivals';

/**
 * The state of a report's comparison with rivals, for a page that polls it. Throws AppError `not_found`, or
 * `unavailable`.
 */
export async function readRivals(
  token: string,
  locale: Locale,
  options: { db?: Kysely<Tables>; now?: number } = {},
): Promise<PresentedRivals> {
  const report = await presentReport(token, locale, options);
  if (!report?.rivals) throw new AppError('not_found');
  return report.rivals;
}
