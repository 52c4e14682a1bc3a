import '@/tests/support/route-environment';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { expectFailure } from '@/tests/support/route-failure';
import { Visitor } from '@/tests/support/route-profile';

// A folder where the database file should be: it can't be opened, not even by root.
beforeAll(() => mkdirSync(path.join(env.DATA_DIR, 'site.sqlite')));
beforeEach(() => jest.spyOn(log, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

it('a profile that could not be saved is no success, and gives no cookie', async () => {
  const visitor = new Visitor();
  const answer = await visitor.save();
  expectFailure(answer, { status: 503, code: 'unavailable' });
  expect(answer.text).toContain('1300 944 422');
  expect(visitor.cookie).toBeUndefined();
});

it.each(['show', 'list', 'generate'] as const)('%s says that it is not possible now', async (call) => {
  const { createVisitorId, withVisitorCookie } = await import('@/lib/http/session-cookie');
  const known = await withVisitorCookie(new Response(), createVisitorId());
  const visitor = new Visitor(known.headers.getSetCookie()[0]?.split(';')[0]);
  expectFailure(await visitor[call](), { status: 503, code: 'unavailable' });
});
