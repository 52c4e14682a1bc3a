import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale } from '@/lib/i18n/locales';
import { browserProblem } from './browser-problem';
import { queueRendering } from './rendering-store';

/** Queues the rendering for a new run under an existing link; no mail waits for it. */
export async function queuePlainRendering(
  trx: Transaction<Tables>,
  { token, url }: { token: string; url: string },
  now: number,
): Promise<void> {
  const rest = { locale: defaultLocale, mailKey: null, reason: browserProblem() };
  await queueRendering(trx, { token, url, ...rest }, now);
}
