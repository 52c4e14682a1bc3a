import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../../lib/db/database';
import type { Tables } from '../../../lib/db/tables';
import { dayMs, hourMs } from '../../../lib/durations';
import { sessionCookie } from '../../../lib/staff/cookies';
import { indexRecords } from '../../../lib/staff/index-records';
import { insertSession } from '../../../lib/staff/sessions-store';
import { createToken, hashToken } from '../../../lib/staff/token';
import { seeded } from '../../../tests/support/seeded';
import { insertLeads } from '../fill/insert-rows';
import { inventLead } from '../fill/invent-rows';
import { asJson } from './measure';

export type MeasuredPlace = { dataDir: string } | { databaseUrl: string };

/** What is requested, so many times; `init` of the n-th time. */
export interface Subject {
  name: string;
  path: string;
  rounds: number;
  init?: (round: number) => RequestInit;
}

export interface PreparedSubjects {
  cookie: string;
  /** The number of enquiries. */
  leads: number;
  subjects: Subject[];
}

export const benchStaff = 'bench@cornerpiece.example';
const yearMs = 365 * dayMs;
const rounds = 10;
/** Who has sent so many enquiries, to be exported and forgotten. */
export const regular = { email: 'regular@customer.example', leads: 50 };

/** Signs a member of staff in, and stores the regular customer. Returns the cookie, and what is requested with it. */
export async function prepareSubjects(place: MeasuredPlace): Promise<PreparedSubjects> {
  const open = openDatabase(place);
  try {
    const [token, now] = [createToken(), Date.now()];
    const session = { id: randomUUID(), hash: hashToken(token), email: benchStaff, user_agent: 'bench' };
    const times = { created_at: now, expires_at: now + hourMs, ended_at: null };
    await insertSession(open.db, { ...session, ...times });
    const lead = await insertRegular(open.db, now);
    await indexRecords(open, 0);
    const middle = await open.db
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where('received_at', '>', now - 3 * yearMs)
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { count } = await open.db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const subjects = listSubjects(middle, lead);
    return { cookie: `${sessionCookie}=${token}`, leads: Number(count), subjects };
  } finally {
    await open.close();
  }
}

async function insertRegular(db: Kysely<Tables>, now: number): Promise<string> {
  const random = seeded(now);
  const rows = Array.from({ length: regular.leads }, (_, number) => {
    const { lead, routing, ...rest } = inventLead(random, { number, count: regular.leads, now });
    const { email } = regular;
    return { ...rest, lead: { ...lead, email }, routing: { ...routing, mailbox: email } };
  });
  await db.transaction().execute((trx) => insertLeads(trx, rows));
  return rows[0]?.lead.id ?? '';
}

function listSubjects(middle: { id: string; received_at: number }, regularLead: string): Subject[] {
  const page = (name: string, path: string): Subject => ({ name, path, rounds });
  const search = (text: string) => `/staff/leads?state=all&q=${encodeURIComponent(text)}`;
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const enquire = (round: number) =>
    asJson({ name: 'Dana', email: `dana${round}@whitlock.example`, message: `Hello ${randomUUID()}` });
  return [
    page('leads', '/staff/leads'),
    page('all leads', '/staff/leads?state=all'),
    page('a page three years back', `/staff/leads?state=all&after=${middle.received_at}_${middle.id}`),
    page('leads of a source and a language', '/staff/leads?state=done&source=quote&language=fa'),
    page('search: a name', search('Öztürk Ünal')),
    page('search: a word of most', search('website')),
    page('search: digits of a phone number', search('345 678')),
    page('a lead', `/staff/leads/${middle.id}`),
    page('subscribers', '/staff/subscribers'),
    page('search: a subscriber', '/staff/subscribers?state=all&q=reader77'),
    page('newsletter', '/staff/newsletter'),
    page('mail', '/staff/mail'),
    page('visitors', '/staff/visits'),
    page('sessions', '/staff/sessions'),
    page('question before forgetting', `/staff/forget?lead=${regularLead}`),
    page('health', '/api/health'),
    { name: 'an enquiry is sent', path: '/api/contact', rounds, init: enquire },
    { name: 'CSV of all subscribers', path: '/staff/subscribers.csv?state=all', rounds: 1 },
    { name: 'CSV of all leads', path: '/staff/leads.csv?state=all', rounds: 1 },
    { name: 'CSV of all leads, again', path: '/staff/leads.csv?state=all', rounds: 1 },
    {
      name: `forget a person with ${regular.leads} enquiries`,
      path: '/staff/erase',
      rounds: 1,
      init: () => ({ ...form, body: new URLSearchParams({ lead: regularLead }) }),
    },
  ];
}
