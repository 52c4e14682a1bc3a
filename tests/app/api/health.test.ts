import '@/tests/support/route-environment';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { GET, HEAD, POST } from '@/app/api/health/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { startJobLoop } from '@/lib/jobs/loop';
import { log } from '@/lib/log/log';
import { beginPause, endPause } from '@/lib/mail/pause-store';
import site from '@/package.json';
import { enquiry, postJson } from '@/tests/support/route-contact';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

describe('/api/health', () => {
  beforeAll(() => migrateToLatest(database()));

  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });

  it('says that all is well, and which version runs', async () => {
    const answer = await callRoute(GET, { path: '/api/health' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'ok',
      database: 'ok',
      outboxPending: 0,
      outboxParked: 0,
      mailsUndelivered: 0,
      outboxPausedSeconds: null,
      oldestPendingSeconds: null,
      problems: [],
      version: site.version,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('counts the mails that wait and those that need a person', async () => {
    await postJson(enquiry);
    await postJson({ ...enquiry, message: 'Another one.' });
    const rows = await database().selectFrom('outbox').select('key').execute();
    await database()
      .updateTable('outbox')
      .set({ status: 'parked', park_reason: 'rejected' })
      .where('key', '=', rows[0]?.key ?? '')
      .execute();
    await database()
      .updateTable('outbox')
      .set({ created_at: Date.now() - 90_000 })
      .execute();
    const { body } = await callRoute(GET, { path: '/api/health' });
    expect(body).toMatchObject({ outboxPending: 1, outboxParked: 1 });
    expect(body).toHaveProperty('oldestPendingSeconds', expect.closeTo(90, -1));
  });

  it('is degraded, with 200 and a sentence each, when mails are parked, late or the outbox is paused', async () => {
    await database()
      .updateTable('outbox')
      .set({ created_at: Date.now() - 20 * 60_000 })
      .execute();
    await beginPause(database(), { reason: '401 secret-of-the-provider', now: Date.now() - 3 * 3_600_000 });
    const answer = await callRoute(GET, { path: '/api/health' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'degraded',
      database: 'ok',
      problems: [
        {
          code: 'mail_parked',
          message: expect.stringMatching(/^1 email was given up .* npm run mail -- release --all$/),
        },
        {
          code: 'outbox_paused',
          message: expect.stringMatching(
            /for 3 hours; 1 email waits, .*RESEND_API_KEY.* npm run mail -- retry$/,
          ),
        },
        {
          code: 'mail_late',
          message: 'The oldest unsent email has waited for 20 minutes. To see why: npm run mail -- list',
        },
      ],
    });
    expect(answer.body).toHaveProperty('outboxPausedSeconds', expect.closeTo(10_800, -2));
    expect(answer.text).not.toContain('secret-of-the-provider');
  });

  it('is well while a mail waits for a quarter of an hour', async () => {
    await endPause(database());
    await database().deleteFrom('outbox').execute();
    await postJson(enquiry);
    await database()
      .updateTable('outbox')
      .set({ created_at: Date.now() - 14 * 60_000 })
      .execute();
    const { body } = await callRoute(GET, { path: '/api/health' });
    expect(body).toMatchObject({ status: 'ok', problems: [] });
  });

  it('is degraded when the database is of a newer version, which the desk says, too', async () => {
    const later = '9999-later';
    await sql`insert into kysely_migration (name, timestamp) values (${later}, '')`.execute(database());
    const { status, body } = await callRoute(GET, { path: '/api/health' });
    expect(status).toBe(200);
    const message = expect.stringMatching(
      /^The database is of a newer version of the site .* restore a backup/,
    );
    expect(body).toMatchObject({ status: 'degraded', problems: [{ code: 'database_newer', message }] });
    const { DatabaseNotice } = await import('@/components/staff/database-notice');
    expect((await DatabaseNotice())?.props).toMatchObject({ children: message });
    await sql`delete from kysely_migration where name = ${later}`.execute(database());
    expect(await DatabaseNotice()).toBeNull();
  });

  it('answers HEAD alike but without a body, and refuses other methods [API-47]', async () => {
    const head = await callRoute(HEAD, { path: '/api/health', method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const post = await callRoute(POST, { path: '/api/health', method: 'POST' });
    expectFailure(post, { status: 405, code: 'method_not_allowed' });
    expect(post.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('answers 503 when the file that is open is not the one on disk any more', async () => {
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    const file = path.join(env.DATA_DIR, 'site.sqlite');
    renameSync(file, `${file}.away`);
    expectFailure(await callRoute(GET, { path: '/api/health' }), { status: 503, code: 'unavailable' });
    expect(logged.mock.calls.flat().join('\n')).toContain('was deleted or replaced while it was open');
    renameSync(`${file}.away`, file);
    expect((await callRoute(GET, { path: '/api/health' })).status).toBe(200);
    logged.mockRestore();
  });
});

describe('any request', () => {
  const before = { ...env };

  const done: string[] = [];

  beforeAll(async () => {
    await migrateToLatest(database());
    await startJobLoop({
      migrate: async () => undefined,
      start: async () => undefined,
      finish: async () => void done.push('due work'),
    });
  });

  afterEach(() => {
    Object.assign(env, before);
    done.length = 0;
  });

  afterAll(async () => {
    globalThis.siteJobLoop?.stop();
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });

  it('leaves what is due to the process where that lasts', async () => {
    const { status, finish } = await callRoute(GET, { path: '/api/health' });
    await finish();
    expect({ status, done }).toEqual({ status: 200, done: [] });
  });

  it('does what is due after its response where the process is stopped between requests', async () => {
    env.VERCEL = '1';
    const { status, finish } = await callRoute(GET, { path: '/api/health' });
    expect({ status, done }).toEqual({ status: 200, done: [] });
    await finish();
    expect(done).toEqual(['due work']);
  });
});
