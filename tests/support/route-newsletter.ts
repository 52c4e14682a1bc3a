import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import {
  GET as askToConfirm,
  POST as confirm,
  HEAD as peekAtConfirm,
} from '@/app/api/newsletter/confirm/route';
import { POST as subscribe } from '@/app/api/newsletter/route';
import { GET as askToEnd, POST as end } from '@/app/api/newsletter/unsubscribe/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { type Answer, callRoute } from './route-server';

type Init = Omit<Parameters<typeof callRoute>[1], 'path'>;

export const signUp = { email: 'Dana@whitlock-motors.example', locale: 'en', page: '/blog' };

/** The Accept header of a browser that opens a page. */
const browserAccept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const mailFolder = path.join(env.DATA_DIR, 'mail');
let clients = 0;

/** Signs up as a new visitor, unless `clientAddress` is given. */
function postSignUp(init: Init): Promise<Answer> {
  clients += 1;
  const clientAddress = `10.0.${clients >> 8}.${clients & 255}`;
  return callRoute(subscribe, { path: '/api/newsletter', method: 'POST', clientAddress, ...init });
}

export function postJson(body: unknown, { headers, ...init }: Init = {}): Promise<Answer> {
  const type = { 'content-type': 'application/json' };
  return postSignUp({ ...init, headers: { ...type, ...headers }, body: JSON.stringify(body) });
}

/** Posts a form like a browser without script. */
export function postForm(fields: Record<string, string>, { headers, ...init }: Init = {}): Promise<Answer> {
  const body = new URLSearchParams(fields);
  return postSignUp({ ...init, headers: { ...browserAccept, ...headers }, body });
}

/** Signs up, has the mail sent, and returns it. */
export async function mailAfterSignUp(fields: object = {}): Promise<Email> {
  const answer = await postJson({ ...signUp, ...fields });
  await answer.finish();
  const mail = (await mails()).at(-1);
  if (!mail) throw new Error('No mail went out.');
  return mail;
}

export function mails(): Promise<Email[]> {
  const names = readdirSync(mailFolder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'));
  return Promise.all(names.map(({ name }) => PostalMime.parse(readFileSync(path.join(mailFolder, name)))));
}

/** The path of the first link of this kind in a mail. */
export function linkIn(mail: Email, action: 'confirm' | 'unsubscribe'): string {
  const link = mail.text?.match(new RegExp(`https://\\S+/api/newsletter/${action}\\?token=[\\w-]{22}`))?.[0];
  if (!link) throw new Error(`The mail has no link to ${action}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

export function header(mail: Email, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name.toLowerCase())?.value;
}

const get = (handler: typeof askToConfirm, at: string, init: Init = {}) =>
  callRoute(handler, { path: at, ...init, headers: { ...browserAccept, ...Object(init.headers) } });

export const openConfirm = (at: string, init?: Init) => get(askToConfirm, at, init);
export const postConfirm = (init: Init = {}) =>
  callRoute(confirm, {
    path: '/api/newsletter/confirm',
    method: 'POST',
    body: new URLSearchParams(),
    ...init,
  });

/** The cookie that a response has set, as a browser would send it. */
export const readSetCookie = (answer: Answer) => String(answer.headers.get('set-cookie')?.split(';')[0]);

/** Opens the confirm link and presses the button on the page that it leads to. */
export async function openAndConfirm(at: string): Promise<Answer> {
  return postConfirm({ headers: { cookie: readSetCookie(await openConfirm(at)), ...browserAccept } });
}

export const peekConfirm = (at: string) => get(peekAtConfirm, at, { method: 'HEAD' });
export const openUnsubscribe = (at: string, init?: Init) => get(askToEnd, at, init);
export const postUnsubscribe = (at: string, init: Init = {}) =>
  callRoute(end, { path: at, method: 'POST', ...init });

export const subscriptions = () => database().selectFrom('newsletter_subscriptions').selectAll().execute();
export const tokens = () => database().selectFrom('newsletter_tokens').selectAll().execute();
export const outbox = () => database().selectFrom('outbox').selectAll().execute();

/** The database of a test file: migrated before the first test, emptied after each, closed after the last. */
export function withNewsletterDatabase(): void {
  beforeAll(() => migrateToLatest(database()));
  afterEach(async () => {
    await database().deleteFrom('newsletter_subscriptions').execute();
    await database().deleteFrom('outbox').execute();
    rmSync(mailFolder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });
}
