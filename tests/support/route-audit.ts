import { rmSync } from 'node:fs';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Endpoint } from '@/lib/http/methods';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { type Answer, callRoute } from './route-server';
import { startTargetSite, type TargetSite } from './target-site';

type Init = Omit<Parameters<typeof callRoute>[1], 'path'>;

/** A website to be read, for each test of a file; the parser ends after the last test. */
export function withTargetSite(): () => TargetSite {
  let site: TargetSite;
  beforeEach(async () => {
    site = await startTargetSite();
  });
  afterEach(() => site.stop());
  afterAll(() => closeParser());
  return () => site;
}

/** The database of a test file: migrated before the first test, emptied after each, closed after the last. */
export function withAuditDatabase(): void {
  beforeAll(() => migrateToLatest(database()));
  afterEach(async () => {
    for (const table of ['audit_links', 'leads', 'outbox', 'results'] as const) {
      await database().deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });
}

export function postJson(endpoint: Endpoint, path: string, body: object, init: Init = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...Object.fromEntries(new Headers(init.headers)) };
  return callRoute(endpoint, { path, method: 'POST', ...init, headers, body: JSON.stringify(body) });
}

/** Posts a form like a browser without script. */
export function postForm(
  endpoint: Endpoint,
  path: string,
  fields: Record<string, string>,
  init: Init = {},
): Promise<Answer> {
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const headers = { ...accept, ...Object.fromEntries(new Headers(init.headers)) };
  return callRoute(endpoint, { path, method: 'POST', ...init, headers, body: new URLSearchParams(fields) });
}
