import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { POST as ask } from '@/app/staff/ask/route';
import { POST as typeCode } from '@/app/staff/code/route';
import { POST as session } from '@/app/staff/session/route';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Endpoint } from '@/lib/http/methods';
import { type Answer, callRoute } from './route-server';

export const anna = 'anna@cornerpiece.example';

interface CapturedMail {
  to: string[];
  text: string;
}

const mails: CapturedMail[] = [];
const read = new Set<string>();

/** Sets up the desk for a test file: a database, members of staff, and the mails captured since the test began. */
export function withDesk(): CapturedMail[] {
  beforeAll(() => migrateToLatest(database()));
  beforeEach(() => {
    mails.length = 0;
    // Jest replaces only existing properties.
    Object.assign(env, { STAFF_EMAILS: undefined });
    jest.replaceProperty(env, 'STAFF_EMAILS', [anna, 'Ben@cornerpiece.example']);
    jest.replaceProperty(env, 'RATE_LIMITS', 'off');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of ['staff_links', 'staff_sessions', 'staff_changes', 'outbox', 'leads'] as const)
      await database().deleteFrom(table).execute();
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(env.DATA_DIR, { recursive: true });
  });
  return mails;
}

async function readNewMails(): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'mail');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith('.eml') && !read.has(name))) {
    read.add(name);
    const { to = [], text = '' } = await PostalMime.parse(await readFile(path.join(folder, name)));
    mails.push({ to: to.flatMap(({ address }) => address ?? []), text });
  }
}

/** A simulated browser that keeps the desk's cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();

  /** `address`: where it is seen from. */
  constructor(private readonly clientAddress = '203.0.113.200') {}

  async post(
    handler: Endpoint,
    address: string,
    fields: Record<string, string>,
    headers = {},
  ): Promise<Answer> {
    const answer = await callRoute(handler, {
      path: address,
      method: 'POST',
      clientAddress: this.clientAddress,
      headers: {
        cookie: this.cookieHeader(),
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
        ...headers,
      },
      body: new URLSearchParams(fields),
    });
    this.keep(answer);
    await answer.finish();
    await readNewMails();
    return answer;
  }

  get(handler: Endpoint, address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
    return callRoute(handler, { path: address, method, headers: { cookie: this.cookieHeader() } });
  }

  ask(email: string, next = ''): Promise<Answer> {
    return this.post(ask, '/staff/ask', { email, next });
  }

  use(token: string): Promise<Answer> {
    return this.post(session, '/staff/session', { token });
  }

  type(code: string): Promise<Answer> {
    return this.post(typeCode, '/staff/code', { code });
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep({ headers }: Answer): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}

/** The token in a mail's link. */
export function readToken(mail: { text: string } | undefined): string {
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The code in a mail. */
export function readCode(mail: { text: string } | undefined): string {
  return /: ([\dA-Z]{4}-[\dA-Z]{4})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The code for any browser in a mail. */
export function readSharedCode(mail: { text: string } | undefined): string {
  return /: ([\dA-Z]{4}(?:-[\dA-Z]{4}){3})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

/** A browser in which a member of staff has signed in. */
export async function signedIn(mails: { text: string }[], email = anna): Promise<Browser> {
  const browser = new Browser();
  await browser.ask(email);
  await browser.use(readToken(mails.at(-1)));
  return browser;
}
