import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import type { Attachment } from './attachment';
import { describeProject } from './describe-project';
import { describeResult } from './describe-result';
import { readResult } from './read-result';

/**
 * The attachment with a name from `lib/site/attachment-path.ts`; null if the name is unknown or its result has expired.
 * Throws AppError `unavailable` if the database can't be read.
 */
export async function describeAttachment(
  name: string,
  locale: Locale,
  at: { db?: Kysely<Tables>; now?: number } = {},
): Promise<Attachment | null> {
  const project = await describeProject(name, locale);
  if (project) return project;
  const kept = await readResult(name, locale, at);
  return kept && describeResult(kept, locale);
}
