import {
  type ClaimedRendering,
  claimMs,
  claimRendering,
  giveUpAfterMs,
  giveUpRenderings,
  MOST_ATTEMPTS,
  releaseRendering,
  saveNotRendered,
  saveRendered,
} from '@/lib/audit/rendering/rendering-claims';
import { findPicture, findRendering, queueRendering } from '@/lib/audit/rendering/rendering-store';
import type { OpenDatabase } from '@/lib/db/database';
import type { RenderedPage } from '@/lib/rendered-page/rendered-page';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';
import { faultyRendering, samplePicture, soundRendering } from '@/tests/support/sample-rendering';

const noon = Date.parse('2026-11-23T02:00:00Z');
const minute = 60_000;

describe.each(testStores)('renderings on %s', (_name, startStore) => {
  let store: TestStore;
  let database: OpenDatabase;

  beforeAll(async () => {
    store = await startStore();
  }, 60_000);
  beforeEach(async () => {
    database = await store.open();
  }, 30_000);
  afterAll(() => store.stop());

  function inside<Result>(work: (trx: Parameters<typeof queueRendering>[0]) => Promise<Result>) {
    return database.db.transaction().execute(work);
  }
  async function queue(token: string, now = noon) {
    await database.db
      .insertInto('audit_links')
      .values({ token, subject: token, url: '', business_name: '', created_at: now, expires_at: now + 1e9 })
      .onConflict((conflict) => conflict.column('token').doNothing())
      .execute();
    const asked = { token, url: `https://${token}.example/`, locale: 'en', mailKey: null };
    await inside((trx) => queueRendering(trx, asked, now));
  }
  async function claimed(now = noon): Promise<ClaimedRendering> {
    const rendering = await claimRendering(database.db, now);
    if (!rendering) throw new Error('Nothing was claimed.');
    return rendering;
  }
  const save = (claim: ClaimedRendering, page: RenderedPage) =>
    inside((trx) => saveRendered(trx, claim, page));
  const find = (token: string) => findRendering(database.db, token);

  it('are claimed by one process each, however many ask at once', async () => {
    for (const token of ['one', 'two', 'three']) await queue(token);
    const taken = await Promise.all(Array.from({ length: 8 }, () => claimRendering(database.db, noon)));
    expect(taken.flatMap((each) => each?.token ?? []).sort()).toEqual(['one', 'three', 'two']);
  });

  it('are stored with both pictures, byte for byte', async () => {
    await queue('one');
    expect(await find('one')).toEqual({ state: 'waiting' });
    expect(await save(await claimed(), faultyRendering())).toBe(true);
    expect(await find('one')).toMatchObject({
      state: 'rendered',
      facts: { words: { before: 0, after: 420 }, contrast: { count: 2 }, hasWholePage: true },
    });
    const picture = await findPicture(database.db, 'one', 'first-screen');
    expect(picture?.type).toBe('image/webp');
    expect(Buffer.from(picture?.data ?? [])).toEqual(samplePicture);
    expect(await findPicture(database.db, 'one', 'whole-page')).toBeDefined();
    expect(await claimRendering(database.db, noon + minute)).toBeUndefined();
  });

  it('have no whole page where the first screen shows all of it', async () => {
    await queue('one');
    const { pictures } = soundRendering();
    await save(await claimed(), soundRendering({ pictures: { ...pictures, wholePage: null } }));
    expect(await findPicture(database.db, 'one', 'whole-page')).toBeUndefined();
    expect(await find('one')).toMatchObject({ facts: { hasWholePage: false } });
  });

  it('whose process died are taken up by another one, and the first can store nothing any more', async () => {
    await queue('one');
    const first = await claimed();
    expect(await claimRendering(database.db, noon + claimMs - 1)).toBeUndefined();
    const second = await claimed(noon + claimMs);
    expect(second).toMatchObject({ token: 'one', attempts: 2 });
    expect(await save(first, faultyRendering())).toBe(false);
    expect(await find('one')).toEqual({ state: 'waiting' });
    expect(await save(second, soundRendering())).toBe(true);
  });

  it('that end their process again and again are given up', async () => {
    await queue('one');
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) await claimed(noon + attempt * claimMs);
    const later = noon + MOST_ATTEMPTS * claimMs;
    expect(await claimRendering(database.db, later)).toBeUndefined();
    await giveUpRenderings(database.db, later);
    expect(await find('one')).toEqual({ state: 'not_rendered', reason: 'failed' });
  });

  it('wait for a busy browser without using up an attempt, but not for ever', async () => {
    await queue('one');
    const first = await claimed();
    await releaseRendering(database.db, first, { retryAt: noon + minute, counts: false });
    expect(await claimRendering(database.db, noon + minute - 1)).toBeUndefined();
    expect(await claimed(noon + minute)).toMatchObject({ attempts: 1 });
    await giveUpRenderings(database.db, noon + giveUpAfterMs - 1);
    expect(await find('one')).toEqual({ state: 'waiting' });
    await giveUpRenderings(database.db, noon + giveUpAfterMs + claimMs);
    expect(await find('one')).toEqual({ state: 'not_rendered', reason: 'busy' });
  });

  it('begin anew with each run of a report, whatever an earlier run still finds', async () => {
    await queue('one');
    const first = await claimed();
    await queue('one', noon + minute);
    expect(await save(first, faultyRendering())).toBe(false);
    expect(await find('one')).toEqual({ state: 'waiting' });
    const second = await claimed(noon + minute);
    await inside((trx) => saveNotRendered(trx, second, 'timeout'));
    expect(await find('one')).toEqual({ state: 'not_rendered', reason: 'timeout' });
  });

  it('go with their report', async () => {
    await queue('one');
    await save(await claimed(), faultyRendering());
    await database.db.deleteFrom('audit_links').where('token', '=', 'one').execute();
    expect(await database.db.selectFrom('audit_renderings').select('token').execute()).toEqual([]);
  });
});
