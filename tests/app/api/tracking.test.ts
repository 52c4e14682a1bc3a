import '@/tests/support/route-environment';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { expectFailure } from '@/tests/support/route-failure';
import {
  consent,
  postEvent,
  storedEvents,
  tracked,
  use,
  view,
  withTrackingDatabase,
} from '@/tests/support/route-tracking';

withTrackingDatabase();

const nothing = { views: [], uses: [] };

it('beyond the budget of an hour is not stored, which is logged once', async () => {
  const warned = jest.spyOn(log, 'warn').mockReturnValue();
  const row = { title: '', page: '/', referrer: '', user_agent: '', viewed_at: 0, received_at: Date.now() };
  for (let done = 0; done < 5000; done += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...row, id: `${done + index}` }));
    await database().insertInto('page_views').values(rows).execute();
  }
  for (let sent = 0; sent < 2; sent += 1) {
    await postEvent('/api/metrics/pageview', { headers: consent, body: JSON.stringify(view) });
    expect((await storedEvents()).views).toHaveLength(5000);
  }
  expect(warned.mock.calls).toEqual([[expect.stringContaining('more events came')]]);
  warned.mockRestore();
});

describe('POST /api/metrics/pageview', () => {
  it('takes a page view and answers 202 [API-22]', async () => {
    const answer = await postEvent('/api/metrics/pageview', { headers: consent, body: JSON.stringify(view) });
    expect([answer.status, answer.text]).toEqual([202, '']);
    expect((await storedEvents()).views).toMatchObject([
      {
        page: view.page,
        title: view.title,
        viewed_at: Date.parse(view.timestamp),
        referrer: view.referrer,
        user_agent: view.userAgent,
      },
    ]);
  });
});

it('the view of a report is kept without its key, and without its title, which names a business', async () => {
  const report = {
    ...view,
    page: '/fa/reports/AbCdEfGhIjKlMnOpQrStUv',
    title: 'Audit of nerang-motors.example',
  };
  await postEvent('/api/metrics/pageview', { headers: consent, body: JSON.stringify(report) });
  expect((await storedEvents()).views).toMatchObject([{ page: '/fa/reports/', title: '' }]);
});

describe('POST /api/personalization/track-behavior', () => {
  it('takes an event of a page in use and answers 202 [API-23]', async () => {
    const init = { headers: consent, body: JSON.stringify(use) };
    const answer = await postEvent('/api/personalization/track-behavior', init);
    expect([answer.status, answer.text]).toEqual([202, '']);
    const { uses } = await storedEvents();
    expect(uses).toMatchObject([
      {
        session_id: use.sessionId,
        event_type: 'button_click',
        page_url: use.pageUrl,
        time_spent_seconds: 12.5,
      },
    ]);
    expect(JSON.parse(uses[0]?.interaction_data ?? '')).toEqual(use.interactionData);
  });
});

describe.each(tracked)('$name', ({ path, event }) => {
  const body = JSON.stringify(event);

  it.each([
    ['has not chosen', {}],
    ['refused', { cookie: 'cookie-consent=necessary' }],
    ['allowed marketing only', { cookie: 'cookie-consent=necessary.marketing' }],
    [
      'has a cookie that is none of ours',
      { cookie: 'cookie-consent=analytics; x-cookie-consent=necessary.analytics' },
    ],
  ])('answers 204 and stores nothing for a visitor who %s [API-24, API-91]', async (_, headers) => {
    const answer = await postEvent(path, { headers, body });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await storedEvents()).toEqual(nothing);
  });

  it('takes what sendBeacon sends for a string', async () => {
    const headers = {
      ...consent,
      'content-type': 'text/plain;charset=UTF-8',
      'sec-fetch-site': 'same-origin',
    };
    expect((await postEvent(path, { headers, body })).status).toBe(202);
    const { views, uses } = await storedEvents();
    expect([...views, ...uses]).toHaveLength(1);
  });

  it('has stored the event when the request is over, so that a server that stops loses none', async () => {
    const answer = await postEvent(path, { headers: consent, body });
    await answer.finish();
    const tables = ['page_views', 'behaviour_events'] as const;
    const rows = await Promise.all(
      tables.map((table) => database().selectFrom(table).select('id').execute()),
    );
    expect(rows.flat()).toHaveLength(1);
  });

  it.each([
    ['too_large', 413, JSON.stringify({ ...event, title: 'x'.repeat(16 * 1024) }), {}],
    ['bad_json', 400, 'page=/', {}],
    ['validation_failed', 422, '{}', {}],
    ['unsupported_type', 415, body, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['cross_site', 403, body, { 'sec-fetch-site': 'cross-site' }],
  ])('refuses with %s, and stores nothing', async (code, status, sent, headers) => {
    const answer = await postEvent(path, { body: sent, headers: { ...consent, ...Object(headers) } });
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ success: false, code, message: expect.any(String) }),
    ]);
    expect(await storedEvents()).toEqual(nothing);
  });

  it('stops a flood with the time to wait', async () => {
    const statuses: number[] = [];
    const send = () => postEvent(path, { body, clientAddress: '203.0.113.9' });
    for (let sent = 0; sent < 240 && !statuses.includes(429); sent += 1) statuses.push((await send()).status);
    const last = await send();
    expectFailure(last, { status: 429, code: 'rate_limited' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
