import type { OpenDatabase } from '@/lib/db/database';
import { countRoom, eventBudget } from '@/lib/tracking/event-budget';
import { pageExitEvent, pageViewEvent } from '@/lib/tracking/events';
import { deleteEventsBefore, insertEvents, type Received } from '@/lib/tracking/tracking-store';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';

const now = Date.UTC(2026, 10, 3);

const view = (receivedAt: number): Received => ({
  kind: 'page-view',
  receivedAt,
  event: pageViewEvent({ page: '/', title: 'خانه', referrer: '', userAgent: 'Mozilla/5.0', now }),
});

const exit = (receivedAt: number): Received => ({
  kind: 'behaviour',
  receivedAt,
  event: pageExitEvent({
    sessionId: 'session-1234',
    pageUrl: 'https://cornerpiece.example/weather',
    enteredAt: now,
    now: now + 61_000,
    scrollDepth: 80,
    clickCount: 2,
    userAgent: 'Mozilla\0',
  }),
});

describe.each(testStores)('the events on %s', (_, start) => {
  let store: TestStore;
  let open: OpenDatabase;
  beforeAll(async () => {
    store = await start();
  });
  beforeEach(async () => {
    open = await store.open();
  });
  afterAll(() => store.stop());

  const stored = async () => ({
    views: await open.db.selectFrom('page_views').selectAll().orderBy('received_at').execute(),
    uses: await open.db.selectFrom('behaviour_events').selectAll().orderBy('received_at').execute(),
  });

  it('are stored as one batch, whatever their kind', async () => {
    await insertEvents(open.db, [view(now), exit(now + 1), view(now + 2)]);
    const { views, uses } = await stored();
    expect(views).toHaveLength(2);
    expect(views[0]).toMatchObject({ page: '/', title: 'خانه', viewed_at: now, received_at: now });
    expect(uses).toMatchObject([{ event_type: 'page_exit', time_spent_seconds: 61, received_at: now + 1 }]);
    expect(JSON.parse(uses[0]?.interaction_data ?? '')).toMatchObject({ timeSpent: 61, scrollDepth: 80 });
  });

  it('have a budget an hour and a day, of both kinds together', async () => {
    const [ofHour, ofDay] = eventBudget.map(({ events }) => events);
    const fill = async (count: number, at: number) => {
      for (let done = 0; done < count; done += 500)
        await insertEvents(open.db, [
          ...Array.from({ length: 250 }, () => view(at)),
          ...Array.from({ length: 250 }, () => exit(at)),
        ]);
    };
    await fill(4500, now);
    expect(await countRoom(open.db, now + 1)).toBe((ofHour ?? 0) - 4500);
    await fill(500, now);
    expect(await countRoom(open.db, now + 1)).toBe(0);
    expect(await countRoom(open.db, now + 3_600_001)).toBe(ofHour);
    expect(await countRoom(open.db, now + 23 * 3_600_000)).toBeLessThan(ofDay ?? 0);
  });

  it('can be a full batch', async () => {
    await insertEvents(
      open.db,
      Array.from({ length: 100 }, () => exit(now)),
    );
    expect((await stored()).uses).toHaveLength(100);
  });

  it('are forgotten from a moment backwards', async () => {
    await insertEvents(open.db, [view(now - 1), view(now), exit(now - 1), exit(now)]);
    await deleteEventsBefore(open.db, now);
    const { views, uses } = await stored();
    expect([...views, ...uses].map((row) => row.received_at)).toEqual([now, now]);
  });
});
