import { countRoom, eventBudget } from '@/lib/tracking/event-budget';
import { pageExitEvent, pageViewEvent } from '@/lib/tracking/events';
import { isSumming, sumOldEvents } from '@/lib/tracking/sum-old-events';
import { deleteEventsBefore, insertEvents, type Received } from '@/lib/tracking/tracking-store';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';

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

describe.each(portableStores)('the events on %s', (_, start) => {
  const open = useNewDatabases(start);

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

  it('are added to the sums of their day, and so are those from before there were sums, once', async () => {
    const form = (receivedAt: number, sessionId: string, action: 'start' | 'submit'): Received => ({
      kind: 'behaviour',
      receivedAt,
      event: {
        sessionId,
        pageUrl: '/contact',
        eventType: 'form_interaction',
        timeSpent: 0,
        interactionData: { formId: 'contact', action, userAgent: 'Mozilla/5.0' },
      },
    });
    const day = 86_400_000;
    const sums = async () =>
      (await open.db.selectFrom('daily_sums').selectAll().execute())
        .map(({ measure, day, name, count }) => `${measure} ${name} ${day} ${count}`)
        .toSorted();
    const batch = (at: number) => [
      view(at),
      view(at),
      form(at, 'session-1', 'start'),
      form(at + 1, 'session-1', 'start'),
    ];
    await insertEvents(open.db, batch(now - day));
    await insertEvents(open.db, [...batch(now), form(now + 2, 'session-2', 'submit'), exit(now + 3)]);
    const added = await sums();
    expect(added).toContain('views  20760 2');
    expect(added.filter((sum) => /^(begun|sent)/.test(sum))).toEqual([
      'begun contact 20759 1',
      'sent contact 20760 1',
    ]);

    await open.db.deleteFrom('daily_sums').execute();
    const marks = (['page_views', 'behaviour_events'] as const).map((kind) => ({ kind, before: now + day }));
    await open.db.insertInto('summed_events').values(marks).execute();
    await Promise.all([sumOldEvents(open, 0), sumOldEvents(open, 0)]);
    expect(await sums()).toEqual(added);
    expect(await isSumming(open.db)).toBe(false);

    await deleteEventsBefore(open.db, now);
    expect(await sums()).toEqual(added.filter((sum) => !sum.includes(' 20759 ')));
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
