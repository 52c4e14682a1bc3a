import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { GET, POST } from '@/app/api/cron/outbox/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { requireBearer } from '@/lib/http/bearer';
import { honeypotField } from '@/lib/site/honeypot-field';
import { enquiry, postJson } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

beforeAll(() => migrateToLatest(database()));
// Each call as in a new process.
afterEach(() => {
  globalThis.siteJobs = undefined;
});
afterAll(async () => {
  await closeDatabase();
  rmSync(env.DATA_DIR, { recursive: true });
});

const post = (headers: HeadersInit) => callRoute(POST, { path: '/api/cron/outbox', method: 'POST', headers });

describe('POST /api/cron/outbox', () => {
  it('answers GET alike, which is how Vercel’s scheduler asks', async () => {
    const get = (headers: HeadersInit) =>
      callRoute(GET, { path: '/api/cron/outbox', method: 'GET', headers });
    const answer = await get({ authorization: `Bearer ${env.CRON_SECRET}` });
    expect(answer.body).toMatchObject({ success: true, sent: 0 });
    expectFailure(await get({}), { status: 404, code: 'not_found' });
  });

  it('delivers due mails for a caller with the secret', async () => {
    await postJson(enquiry);
    const answer = await post({ authorization: `Bearer ${env.CRON_SECRET}` });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, sent: 1, retried: 0, held: 0, paused: 0, parked: 0 });
  });

  it('forgets mails that were sent long ago, as the loop does elsewhere', async () => {
    await postJson({ ...enquiry, message: 'Another question: what does a second page cost?' });
    await database()
      .updateTable('outbox')
      .set({ status: 'sent', finished_at: Date.now() - 91 * 86_400_000 })
      .execute();
    await post({ authorization: `Bearer ${env.CRON_SECRET}` });
    expect(await database().selectFrom('outbox').select('key').execute()).toEqual([]);
  });

  it('puts together what is due about several leads first', async () => {
    await postJson({ ...enquiry, message: 'Bought links', [honeypotField]: 'x', elapsedMs: 1 });
    const longAgo = { received_at: Date.now() - 2 * 24 * 60 * 60_000 };
    for (const table of ['leads', 'lead_routing'] as const) {
      await database().updateTable(table).set(longAgo).execute();
    }
    await database().updateTable('jobs').set({ due_at: 0 }).execute();
    const answer = await post({ authorization: `Bearer ${env.CRON_SECRET}` });
    expect(answer.body).toMatchObject({ sent: 1 });
  });

  it.each([
    ['no secret', {}],
    ['another secret', { authorization: 'Bearer a-secret-only-for-testz' }],
    ['the beginning of it', { authorization: 'Bearer a-secret' }],
    ['another scheme', { authorization: 'Basic a-secret-only-for-tests' }],
  ])('does not exist for a caller with %s [API-47]', async (_, headers) => {
    expectFailure(await post(headers), { status: 404, code: 'not_found' });
  });

  it('does not exist for anybody while no secret is configured', () => {
    const request = new Request('https://cornerpiece.example', {
      headers: { authorization: 'Bearer undefined' },
    });
    expect(() => requireBearer(request, undefined)).toThrow('not_found');
  });
});
