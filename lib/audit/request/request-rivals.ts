import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { isReportToken } from '@/lib/site/report-path';
import { findReport } from '../report/audit-store';
import { replaceRivals } from '../rivals/rivals-store';
import { vetRivals } from '../rivals/vet-rivals';
import type { RivalsInput } from '../schema';

/**
 * Replaces the rivals of a report, or removes them if both fields are empty. Anybody who has the link may do this.
 * Throws AppError `not_found`, or `unavailable`.
 */
export async function requestRivals(
  token: string,
  { rivalOne, rivalTwo }: RivalsInput,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  await orUnavailable(async () => {
    const open = db ?? database();
    const report = isReportToken(token) ? await findReport(open, token, now) : undefined;
    if (!report) throw new AppError('not_found');
    const rivals = vetRivals([rivalOne, rivalTwo], report.latest.facts.page.url);
    await open.transaction().execute((trx) => replaceRivals(trx, { token, rivals }, now));
  });
}
