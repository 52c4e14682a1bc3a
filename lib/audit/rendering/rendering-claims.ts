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

/** Longer than a browser may take for a page. */
export const claimMs = 60_000;
/** Taken up this often, a page is at fault, or our browser is. */
export const MOST_ATTEMPTS = 3;
/** What has waited longer than this for its turn is given up: nobody looks at the report any more. */
export const giveUpAfterMs = 10 * 60_000;

/** Takes the rendering that has waited longest, also one whose process died. Any number of processes may do this at once. */
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

/** Gives a rendering back until its time comes; `attempts` as it was where the page is not to blame. */
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

/** Stores what a browser found. Returns false, and stores nothing, where the claim was lost or the report ran again. */
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

/** Stores why there is no picture. Returns false as `saveRendered` does. */
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

/** Ends renderings that were taken up too often, or waited too long. Their mails are due by then in any case. */
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
