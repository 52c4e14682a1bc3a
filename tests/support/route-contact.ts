import { rmSync } from 'node:fs';
import { POST } from '@/app/api/contact/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { type Answer, callRoute } from './route-server';

export const enquiry = {
  name: 'Dana Whitlock',
  email: 'dana@whitlock-motors.example',
  phone: '07 5500 0000',
  service: 'automotive-website',
  message: 'Our website is from 2014.\nCan you help?',
};

type Init = Omit<Parameters<typeof callRoute>[1], 'path'>;

let clients = 0;

/** Posts an enquiry from a new visitor, unless `clientAddress` is given. */
export function postContact(init: Init): Promise<Answer> {
  clients += 1;
  const clientAddress = `10.0.${clients >> 8}.${clients & 255}`;
  return callRoute(POST, { path: '/api/contact', method: 'POST', clientAddress, ...init });
}

export function postJson(body: unknown, { headers, ...init }: Init = {}): Promise<Answer> {
  const type = { 'content-type': 'application/json' };
  return postContact({ ...init, headers: { ...type, ...headers }, body: JSON.stringify(body) });
}

/** Posts a form like a browser without script. */
export function postForm(fields: Record<string, string>, { headers, ...init }: Init = {}): Promise<Answer> {
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  return postContact({ ...init, headers: { ...accept, ...headers }, body: new URLSearchParams(fields) });
}

export const storedLeads = () => database().selectFrom('leads').selectAll().execute();
export const onlyLead = () => database().selectFrom('leads').selectAll().executeTakeFirstOrThrow();
export const outbox = () => database().selectFrom('outbox').selectAll().execute();

/** The database of a test file: migrated before the first test, emptied after each, closed after the last. */
export function withContactDatabase(): void {
  beforeAll(() => migrateToLatest(database()));
  afterEach(async () => {
    await database().deleteFrom('leads').execute();
    await database().deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });
}
