import { behaviourEvent } from '@/lib/tracking/events';
import { insertEvents, type Received, sessionEvents } from '@/lib/tracking/tracking-store';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';

const now = Date.UTC(2026, 10, 3);

const click = (sessionId: string, receivedAt: number): Received => ({
  kind: 'behaviour',
  receivedAt,
  event: behaviourEvent(
    'button_click',
    {
      sessionId,
      pageUrl: 'https://cornerpiece.example/weather',
      enteredAt: now,
      now: now + 5000,
      scrollDepth: 30,
      clickCount: 1,
      userAgent: 'Mozilla/5.0',
    },
    { buttonText: `at ${receivedAt - now}`, elementId: '', className: '' },
  ),
});

describe.each(portableStores)('the events of a session on %s', (_, start) => {
  const open = useNewDatabases(start);

  it('are its own only, the latest first, in the shape in which they were sent', async () => {
    await insertEvents(open.db, [
      click('session-aaaa', now + 1),
      click('session-bbbb', now + 2),
      click('session-aaaa', now + 3),
    ]);
    const events = await sessionEvents(open.db, 'session-aaaa');
    expect(events.map(({ receivedAt }) => receivedAt)).toEqual([now + 3, now + 1]);
    expect(events[0]).toMatchObject({
      eventType: 'button_click',
      pageUrl: 'https://cornerpiece.example/weather',
      timeSpent: 5,
      interactionData: { scrollDepth: 30, buttonText: 'at 3' },
    });
    expect(await sessionEvents(open.db, 'session-cccc')).toEqual([]);
  });

  it('are skipped where an older version stored another shape', async () => {
    await insertEvents(open.db, [click('session-dddd', now)]);
    await open.db
      .updateTable('behaviour_events')
      .set({ event_type: 'page_scroll' })
      .where('session_id', '=', 'session-dddd')
      .execute();
    expect(await sessionEvents(open.db, 'session-dddd')).toEqual([]);
  });
});
