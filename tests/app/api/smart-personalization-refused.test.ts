import '@/tests/support/route-environment';
import { POST } from '@/app/api/smart-personalization/route';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { postJson } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { consent, withTrackingDatabase } from '@/tests/support/route-tracking';
import { sampleAnswers } from '@/tests/support/sample-personalization';

withTrackingDatabase();

const path = '/api/smart-personalization';

it.each([
  ['cross_site', 403, sampleAnswers, { 'sec-fetch-site': 'cross-site' }],
  ['too_large', 413, { ...sampleAnswers, businessName: 'x'.repeat(65 * 1024) }, {}],
  ['unsupported_type', 415, sampleAnswers, { 'content-type': 'text/plain' }],
] as const)('is refused with %s', async (code, status, body, headers) => {
  const answer = await callRoute(POST, {
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    clientAddress: '10.2.0.1',
  });
  expectFailure(answer, { status, code });
});

it('a flood is stopped with the time to wait', async () => {
  const send = () => postJson(POST, path, sampleAnswers, { clientAddress: '10.2.0.2' });
  for (let sent = 0; sent < 10; sent += 1) expect((await send()).status).toBe(200);
  const last = await send();
  expectFailure(last, { status: 429, code: 'rate_limited' });
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('events that can’t be read cost no plan', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  await database().schema.alterTable('behaviour_events').renameTo('away').execute();
  const answer = await postJson(
    POST,
    path,
    { ...sampleAnswers, sessionId: 'session-1234' },
    { headers: consent, clientAddress: '10.2.0.3' },
  );
  await database().schema.alterTable('away').renameTo('behaviour_events').execute();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ interactionHistory: [] });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be read'), expect.anything());
  logged.mockRestore();
});
