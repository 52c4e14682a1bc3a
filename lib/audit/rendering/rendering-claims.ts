import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RenderingState } from '@/lib/db/audit-renderings-table';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { RenderedPage, RenderFailure } from '@/lib/rendered-page/rendered-page';
import { toRenderedFacts } from './rendered-facts';

export interface ClaimedRendering {
  token: string;
  url: string;
  locale: string;
  mailKey: string | null;
  claim: string;
  attempts: number;
  queuedAt: number;
}

/** Longer than a rendering may take. */
export const claimMs = 60_000;
/** After this many attempts, the page or our browser is considered faulty. */
export const MOST_ATTEMPTS = 3;
/** Renderings that have waited longer are given up: nobody is looking at the report any more. */
export const giveUpAfterMs = 10 * 60_000;

/**
 * Claims the rendering that has waited longest, including those of crashed processes. Any number of processes may do
 * this concurrently.
 */
export async function claimRendering(db: Kysely<Tables>, now: number): Promise<ClaimedRendering | undefined> {
  const claim = randomUUID();
  const row = await db
    .with(
      (due) => due('due').materialized(),
      (query) =>
        query
          .selectFrom('audit_renderings')
          .select('token')
          .where('state', '=', 'waiting')
          .where('claimed_until', '<=', now)
          .where('attempts', '<', MOST_ATTEMPTS)
          .orderBy('queued_at')
          .limit(1)
          .$if(isPostgres(db), (locked) => locked.forUpdate().skipLocked()),
    )
    .updateTable('audit_renderings')
    .set({ claim, claimed_until: now + claimMs, attempts: sql`attempts + 1` })
    .where('token', 'in', (query) => query.selectFrom('due').select('due.token'))
    .returning(['token', 'url', 'locale', 'mail_key', 'attempts', 'queued_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { token, url, locale, attempts } = row;
  return { token, url, locale, attempts, claim, mailKey: row.mail_key, queuedAt: row.queued_at };
}

/**
 * Releases a rendering for another attempt at `retryAt`. With `counts: false`, the failed attempt is not counted,
 * because the page didn't cause it.
 */
export async function releaseRendering(
  db: Kysely<Tables>,
  { token, claim, attempts }: ClaimedRendering,
  { retryAt, counts }: { retryAt: number; counts: boolean },
): Promise<void> {
  await db
    .updateTable('audit_renderings')
    .set({ claim: null, claimed_until: retryAt, attempts: counts ? attempts : attempts - 1 })
    .where('token', '=', token)
    .where('claim', '=', claim)
    .execute();
}

/** Stores a rendered page. Returns false, and stores nothing, if the claim was lost or the report was run again. */
export async function saveRendered(
  trx: Transaction<Tables>,
  claimed: ClaimedRendering,
  page: RenderedPage,
): Promise<boolean> {
  const { firstScreen, wholePage } = page.pictures;
  return finish(trx, claimed, {
    state: 'rendered',
    reason: null,
    facts: JSON.stringify(toRenderedFacts(page)),
    first_screen: Buffer.from(firstScreen.data),
    first_screen_type: firstScreen.type,
    whole_page: wholePage && Buffer.from(wholePage.data),
    whole_page_type: wholePage?.type ?? null,
  });
}

/** Stores why there is no rendering. Returns false as `saveRendered` does. */
export async function saveNotRendered(
  trx: Transaction<Tables>,
  claimed: ClaimedRendering,
  reason: RenderFailure,
): Promise<boolean> {
  return finish(trx, claimed, { state: 'not_rendered', reason });
}

type Ending = { state: RenderingState; reason: RenderFailure | null } & Partial<Tables['audit_renderings']>;

async function finish(
  trx: Transaction<Tables>,
  { token, claim }: ClaimedRendering,
  ending: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('audit_renderings')
    .set({ ...ending, claim: null, mail_key: null })
    .where('token', '=', token)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up renderings after too many attempts or too long a wait. Their mails are due by then in any case. */
export async function giveUpRenderings(db: Kysely<Tables>, now: number): Promise<void> {
  const ended = { state: 'not_rendered', claim: null, mail_key: null } as const;
  const waiting = () =>
    db.updateTable('audit_renderings').where('state', '=', 'waiting').where('claimed_until', '<=', now);
  await waiting()
    .set({ ...ended, reason: 'failed' })
    .where('attempts', '>=', MOST_ATTEMPTS)
    .execute();
  await waiting()
    .set({ ...ended, reason: 'busy' })
    .where('queued_at', '<=', now - giveUpAfterMs)
    .execute();
}
