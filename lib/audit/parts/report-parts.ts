import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { readPhone } from './read-phone';
import { readRivals } from './read-rivals';
import { readSite } from './read-site';

type ReadPart = (
  token: string,
  locale: Locale,
  options?: { db?: Kysely<Tables>; now?: number },
) => Promise<object>;

/**
 * The parts of a report that are computed after it, by the last part of their address. Each function reads the present state,
 * for a page that polls it; it throws AppError `not_found`, or `unavailable`.
 */
const reportParts = { site: readSite, phone: readPhone, rivals: readRivals } satisfies Record<
  string,
  ReadPart
>;

export type ReportPart = keyof typeof reportParts;

export function isReportPart(name: string): name is ReportPart {
  return Object.hasOwn(reportParts, name);
}

export const readPart = (part: ReportPart): ReadPart => reportParts[part];
