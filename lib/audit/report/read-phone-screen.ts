import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { isReportToken } from '@/lib/site/report-path';
import { findPicture, findRendering, isPictureName } from '../phone-screen/rendering-store';
import type { PresentedPhoneScreen } from '../presented';
import { isOpenLink } from './audit-store';
import { presentPhoneScreen } from './present-phone-screen';

interface Options {
  db?: Kysely<Tables>;
  now?: number;
}

/** The state of a report's rendering, for a page that polls it. Throws AppError `not_found`, or `unavailable`. */
export async function readPhoneScreen(
  token: string,
  locale: Locale,
  options: Options = {},
): Promise<PresentedPhoneScreen> {
  const rendering = await readOpen(token, options, (db) => findRendering(db, token));
  return presentPhoneScreen(rendering, token, locale);
}

/** A picture of a report's rendering. Throws AppError `not_found`, or `unavailable`. */
export async function readPicture(
  token: string,
  name: string,
  options: Options = {},
): Promise<{ data: Uint8Array; type: string }> {
  return readOpen(token, options, async (db) =>
    isPictureName(name) ? findPicture(db, token, name) : undefined,
  );
}

async function readOpen<Found>(
  token: string,
  { db, now = Date.now() }: Options,
  find: (db: Kysely<Tables>) => Promise<Found | undefined>,
): Promise<Found> {
  const found = await orUnavailable(async () => {
    const open = db ?? database();
    return isReportToken(token) && (await isOpenLink(open, token, now)) ? find(open) : undefined;
  });
  if (!found) throw new AppError('not_found');
  return found;
}
