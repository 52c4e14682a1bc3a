import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { GET } from '@/app/api/health/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { startJobLoop } from '@/lib/jobs/loop';
import { callRoute } from '@/tests/support/route-server';

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

describe('any request', () => {
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
