import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { upsertSet } from '@/lib/ai-recommendations/recommendations-store';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { requestAudit } from '@/lib/audit/requests';
import { requestWatch } from '@/lib/audit/watch-report';
import type { Tables } from '@/lib/db/tables';
import { createLead } from '@/lib/leads/lead';
import { leadMails } from '@/lib/leads/lead-mail';
import { writeOutageLead } from '@/lib/leads/outage-files';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { recordMailEvent } from '@/lib/newsletter/receive-mail-event';
import { subscribe } from '@/lib/newsletter/subscribe';
import { saveProfile } from '@/lib/profile/save-profile';
import { insertResult } from '@/lib/results/results-store';
import { sampleProfile } from './sample-advice';
import { createVisit } from './visit';

/** Spellings of one mailbox, in the order in which the person used them. */
export const people = {
  anna: ['Anna.Hu@gmail.com', 'annahu+news@googlemail.com', 'a.nnahu@GMAIL.com'],
  ben: ['ben@nerang.example', 'Ben+offers@nerang.example', 'ben@nerang.example'],
  cleo: [
    'cleo@bäckerei-köhler.example',
    'cleo+x@xn--bckerei-khler-bfb2z.example',
    'CLEO@Bäckerei-Köhler.example',
  ],
  // Contains the address of another, and begins like it.
  dora: ['ioanna.hu@gmail.com', 'Ioanna.Hu+a@gmail.com', 'ioannahu@gmail.com'],
  emil: ['emil@gmail.com.au', 'emil+anna.hu@gmail.com.au', 'Emil@gmail.com.au'],
} as const;
export type Name = keyof typeof people;
export const names: Name[] = ['ben', 'anna', 'cleo', 'dora', 'emil'];

/** How the others mention her in their texts. */
const mentionOf: Record<Name, Name> = { anna: 'ben', ben: 'anna', cleo: 'anna', dora: 'anna', emil: 'cleo' };

export type Row = Record<string, unknown>;
export type Dump = Map<string, Row>;

const withoutPeople = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limits',
  'heartbeat',
  'retention_clock',
];

/** All rows of all tables about people, by table and key. */
export async function dump(db: Kysely<Tables>): Promise<Dump> {
  const rows: Dump = new Map();
  for (const { name } of await db.introspection.getTables()) {
    if (withoutPeople.includes(name)) continue;
    const found = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    for (const row of found.rows) {
      const { id, key, hash, visitor_id, lead_id, token, recipient, number, checked_at } = row;
      const named = id ?? key ?? hash ?? lead_id ?? recipient;
      rows.set([name, named ?? token ?? visitor_id, number ?? checked_at ?? ''].join(' '), row);
    }
  }
  return rows;
}

interface Place {
  db: Kysely<Tables>;
  dataDir: string;
}

const visitors = Object.fromEntries(names.map((name) => [name, name.padEnd(22, '-')]));
const now = Date.now();

/**
 * Takes one person through every feature. `results`: tokens of those who came before. Returns the tokens of the person's
 * own results and report.
 */
export async function takePart(
  { db, dataDir }: Place,
  name: Name,
  made: Partial<Record<Name, Tokens>>,
): Promise<Tokens> {
  const [first, second, third] = people[name];
  const mention = people[mentionOf[name]].join(' or mailto:');
  const visitorId = visitors[name];
  const personal = { locale: 'en', business: `Shop of ${name}`, owner: `Ask ${mention}.` } as const;
  const growth = await insertResult(db, { kind: 'growth', locale: 'en', payload: personal, visitorId }, now);
  await insertResult(db, { kind: 'check', locale: 'en', payload: personal, visitorId }, now);
  await saveProfile(visitorId ?? '', { ...sampleProfile, painPoints: `Calls for ${mention}` }, { db, now });
  const advice = await insertResult(db, { kind: 'advice', locale: 'en', payload: personal, visitorId }, now);
  await db.transaction().execute((trx) =>
    upsertSet(trx, visitorId ?? '', {
      generatedAt: now,
      facts: {
        businessName: name,
        industry: 'automotive',
        businessSize: 'small',
        goals: [],
        painPoints: [mention],
      },
      advice: { engine: 'rules', items: [] },
      resultToken: advice,
    }),
  );

  const enquiry = (email: string, message: string, more = {}) =>
    contactSchema.parse({ name, email, message, locale: 'en', ...more });
  const strangers = Object.values(made).map(
    (tokens) => `https://cornerpiece.example/reports/${tokens.growth}`,
  );
  const attached = [`Growth of ${name}: https://cornerpiece.example/reports/${growth}`, ...strangers].join(
    '\n',
  );
  await submitLead(
    enquiry(first, `I am ${name}.\nMy partner is ${mention}.`),
    { attached, visitorId },
    { db },
  );
  const quote = { service: 'Smart Personalization Engine Lead', source: 'Smart Personalization Engine' };
  await submitLead(enquiry(second, `A quote for ${name}, ${mention}`, quote), { visitorId }, { db });
  // The same text from everybody comes to staff in one bundle.
  const same = 'We would like a new website with a shop, a map and opening hours, please. '.repeat(4);
  await submitLead(enquiry(third, same), { visitorId }, { db });
  await subscribe({ email: first, locale: 'en' }, { db, now });
  await subscribe({ email: second, locale: 'en' }, { db, now });

  const { facts } = judgeVisit({ ...createVisit(), businessName: name });
  const page = { ...facts.page, title: `Mail ${mention}` };
  const audit = async () => ({ ...facts, page });
  const order = {
    url: facts.page.requestedUrl,
    businessName: name,
    locale: 'en',
    rivalOne: '',
    rivalTwo: '',
  } as const;
  const { token } = await requestAudit({ ...order, email: second }, { visitorId }, { db, audit });
  await requestWatch(token, { email: third, locale: 'en' }, { db, now });
  for (const report of Object.values(made).map((tokens) => tokens.report)) {
    await requestWatch(report, { email: first, locale: 'en' }, { db, now });
    const requested = db.updateTable('site_watchers').set({ confirmed_at: now });
    await requested.where('report_token', '=', report).where('email', '=', first).execute();
  }
  const event = { type: 'bounced' as const, emails: [third], to: [third], providerId: name, happenedAt: now };
  await recordMailEvent(
    { ...event, id: `event-${name}`, detail: `unknown user; ask ${mention}` },
    { db, now },
  );
  const view = {
    id: randomUUID(),
    received_at: now,
    viewed_at: now,
    title: '',
    referrer: '',
    user_agent: '',
  };
  await db
    .insertInto('page_views')
    .values({ ...view, page: `/contact?from=${encodeURIComponent(mention)}` })
    .execute();
  const { lead } = createLead(enquiry(second, `While you were away: ${mention}`), { visitorId });
  mkdirSync(join(dataDir, 'leads'), { recursive: true });
  await writeOutageLead(join(dataDir, 'leads'), { lead, mails: await leadMails(lead) });
  return { growth, report: token };
}

export interface Tokens {
  growth: string;
  /** Of the audit. */
  report: string;
}
