import '@/tests/support/route-environment';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { flushEvents } from '@/lib/tracking/record-event';
import { consent, postEvent, tracked } from '@/tests/support/route-tracking';

// A folder where the database file should be: it can't be opened, not even by root.
beforeAll(() => mkdirSync(path.join(env.DATA_DIR, 'site.sqlite')));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

it.each(tracked)('$name only logs that the database is down', async ({ path: at, event }) => {
  const logged = jest.spyOn(log, 'error').mockReturnValue();
  const answer = await postEvent(at, { headers: consent, body: JSON.stringify(event) });
  expect(answer.status).toBe(202);
  await flushEvents();
  await answer.finish();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(
    'tracking: 1 event(s) could not be stored:',
    expect.objectContaining({ code: 'EISDIR' }),
  );
});
