import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { RenderedPage, RenderFailure } from '@/lib/headless-browser/rendered-page';
import { removeJob, replaceJob } from '@/lib/jobs/job-store';
import { type RenderedFacts, renderedFactsSchema } from './rendered-facts';
import { toRenderedFacts } from './to-rendered-facts';

export interface NewRendering {
  token: string;
  url: string;
  locale: string;
  /** Outbox key of the report's mail if it waits for the picture. */
  mailKey: string | null;
  /** Set if it is known in advance that no browser will render the page. */
  reason?: RenderFailure;
}

/** The state of a rendering, for the report. */
export type StoredRendering =
  | { state: 'waiting' }
  | { state: 'rendered'; facts: RenderedFacts }
  | { state: 'not_rendered'; reason: RenderFailure };

const pictureNames = ['first-screen', 'whole-page', 'way-1', 'way-2', 'way-3', 'way-4'] as const;

export type PictureName = (typeof pictureNames)[number];

/** Longest time that a report's mail waits for the picture: a browser needs a few seconds, and at most 15. */
export const mailWaitMs = 20_000;

const reasons: readonly string[] = [
  'no_browser',
  'busy',
  'timeout',
  'blocked',
  'failed',
] satisfies RenderFailure[];

export const phoneScreenJobKind = 'phone';

/** Queues the rendering of a report's newest run and deletes the previous one. */
export async function queueRendering(
  trx: Transaction<Tables>,
  { token, url, locale, mailKey, reason }: NewRendering,
  now: number,
): Promise<void> {
  if (reason) await removeJob(trx, { kind: phoneScreenJobKind, key: token });
  else await replaceJob(trx, { kind: phoneScreenJobKind, key: token, report: token, now });
  await trx.deleteFrom('way_pictures').where('token', '=', token).execute();
  await trx.deleteFrom('audit_renderings').where('token', '=', token).execute();
  await trx
    .insertInto('audit_renderings')
    .values({
      token,
      url,
      locale,
      state: reason ? 'not_rendered' : 'waiting',
      reason: reason ?? null,
      mail_key: reason ? null : mailKey,
      facts: null,
      first_screen: null,
      first_screen_type: null,
      whole_page: null,
      whole_page_type: null,
    })
    .execute();
}

/** What is needed to render a page that waits; undefined if none waits under this link. */
export async function findWaitingRendering(
  db: Kysely<Tables>,
  token: string,
): Promise<Omit<NewRendering, 'reason'> | undefined> {
  const row = await db
    .selectFrom('audit_renderings')
    .select(['url', 'locale', 'mail_key'])
    .where('token', '=', token)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row && { token, url: row.url, locale: row.locale, mailKey: row.mail_key };
}

/** Stores a rendered page. */
export async function saveRendered(
  trx: Transaction<Tables>,
  token: string,
  page: RenderedPage,
): Promise<void> {
  const { firstScreen, wholePage } = page.pictures;
  await trx
    .updateTable('audit_renderings')
    .set({
      state: 'rendered',
      reason: null,
      mail_key: null,
      facts: JSON.stringify(toRenderedFacts(page)),
      first_screen: Buffer.from(firstScreen.data),
      first_screen_type: firstScreen.type,
      whole_page: wholePage && Buffer.from(wholePage.data),
      whole_page_type: wholePage?.type ?? null,
    })
    .where('token', '=', token)
    .execute();
  const frames = page.way?.frames ?? [];
  const rows = frames.map(({ data, type }, index) => ({
    token,
    number: index + 1,
    data: Buffer.from(data),
    type,
  }));
  await trx.deleteFrom('way_pictures').where('token', '=', token).execute();
  if (rows.length > 0) await trx.insertInto('way_pictures').values(rows).execute();
}

/** Stores why there is no rendering. */
export async function saveNotRendered(
  trx: Transaction<Tables>,
  token: string,
  reason: RenderFailure,
): Promise<void> {
  const ending = { state: 'not_rendered', reason, mail_key: null } as const;
  await trx.updateTable('audit_renderings').set(ending).where('token', '=', token).execute();
}

/** The rendering of a report; undefined if none was requested. */
export async function findRendering(db: Kysely<Tables>, token: string): Promise<StoredRendering | undefined> {
  const row = await db
    .selectFrom('audit_renderings')
    .select(['state', 'reason', 'facts'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.state === 'waiting') return { state: 'waiting' };
  const facts = row.facts === null ? undefined : renderedFactsSchema.safeParse(JSON.parse(row.facts));
  if (row.state === 'rendered' && facts?.success) return { state: 'rendered', facts: facts.data };
  return { state: 'not_rendered', reason: isReason(row.reason) ? row.reason : 'failed' };
}

/** A picture of a rendering; undefined if there is none. */
export async function findPicture(
  db: Kysely<Tables>,
  token: string,
  name: PictureName,
): Promise<{ data: Uint8Array; type: string } | undefined> {
  const number = /^way-(\d)$/.exec(name)?.[1];
  if (number) {
    const pictures = db.selectFrom('way_pictures').select(['data', 'type']).where('token', '=', token);
    return pictures.where('number', '=', Number(number)).executeTakeFirst();
  }
  const rows = db.selectFrom('audit_renderings').where('token', '=', token);
  const row =
    name === 'first-screen'
      ? await rows.select(['first_screen as data', 'first_screen_type as type']).executeTakeFirst()
      : await rows.select(['whole_page as data', 'whole_page_type as type']).executeTakeFirst();
  return row?.data && row.type ? { data: row.data, type: row.type } : undefined;
}

export function isPictureName(name: string): name is PictureName {
  return pictureNames.some((known) => known === name);
}

function isReason(text: string | null): text is RenderFailure {
  return reasons.includes(text ?? '');
}
