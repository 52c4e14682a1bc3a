import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { type AuditMails, renderAuditMails } from '@/lib/audit/report/audit-mails';
import { requestAudit } from '@/lib/audit/requests';
import { auditSchema } from '@/lib/audit/schema';
import { requestWatch } from '@/lib/audit/watch-report';
import { env } from '@/lib/config/env';
import { localeCodes } from '@/lib/i18n/locales';
import { collectedMail } from '@/lib/mail/collected-mail';
import { deliverDue } from '@/lib/mail/deliver';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import type { MailMessage } from '@/lib/mail/message';
import { enqueue } from '@/lib/mail/outbox';
import { confirmSubscription } from '@/lib/newsletter/confirm-subscription';
import { subscribe } from '@/lib/newsletter/subscribe';
import { mailUnseenCrawl } from '@/tests/support/mail-unseen-crawl';
import { testStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { createVisit } from '@/tests/support/visit';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-11-26T02:00:00Z');
const victim = 'annasmith@gmail.com';
/** One mailbox, spelt differently each time. */
const spell = (index: number) =>
  [`anna.smith+${index}@gmail.com`, `Anna.Smith+${index}@Googlemail.com`, `a.nnasmith+x${index}@gmail.com`][
    index % 3
  ] ?? victim;

describe.each(testStores)('the budget of a mailbox on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);
  let sent: { to: string; subject: string; text: string; at: number }[];
  let now: number;

  beforeEach(() => {
    sent = [];
    now = noon;
  });

  const deliver = () =>
    deliverDue({
      db: database.db,
      now: () => now,
      isBulk: true,
      transport: {
        remembersKeysForMs: Number.POSITIVE_INFINITY,
        send: async ({ to, subject, text }, key) => {
          sent.push({ to: to.join(), subject, text, at: now });
          return { kind: 'sent', providerId: key };
        },
      },
    });
  const toVictim = () => sent.filter(({ to }) => normalizeMailbox(to) === victim);
  const message = (to: string, subject = 'Report'): MailMessage => ({
    ...{ from: 'a@b.example', to: [to], subject, html: 'h', text: 't' },
  });
  const put = (key: string, to = victim, db = database.db) => {
    const mail = { key, kind: 'audit-report', message: message(to, `About ${key}`), now };
    const recipient = { locale: 'de', url: `https://cornerpiece.example/${key}` } as const;
    return db.transaction().execute((trx) => enqueue(trx, { ...mail, recipient }));
  };

  it('stops a flood of audits, watches and sign-ups in many spellings at three mails a day, and loses nothing', async () => {
    const { facts } = judgeVisit({ ...createVisit(), businessName: 'Smith' });
    const input = auditSchema.parse({ url: 'https://x.example/', email: victim, businessName: 'S' });
    const place = { id: 'i', token: 't', businessName: 'S' };
    const rendered = await renderAuditMails(facts, place, input);
    const links: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      now = noon + index * 50_000;
      const email = spell(index);
      const render = async (_facts: unknown, { token }: { token: string }): Promise<AuditMails> => {
        links.push(`/reports/${token}`);
        return { ...rendered, report: message(email, `Report ${index}`) };
      };
      const context = { clientIp: `203.0.${index % 2}.7`, now: new Date(now), sentBy: 'form' } as const;
      const url = `https://host${index}.example/`;
      const audit = async () => ({ ...facts, page: { ...facts.page, requestedUrl: url, url } });
      const parts = { db: database.db, audit, render };
      const { token } = await requestAudit({ ...input, email, url }, context, parts);
      await mailUnseenCrawl(database.db, token, now);
      if (index % 2) await requestWatch(token, { email, locale: 'en' }, { db: database.db, now });
      if (index % 5 === 0) await subscribe({ email, locale: 'fa' }, { db: database.db, now });
      await deliver();
    }
    now = noon + 35 * minute;
    await deliver();
    // Before there was a budget: 40 reports, 40 websites, 20 watches and 8 newsletters, 108 mails.
    expect(toVictim().length).toBeLessThanOrEqual(3);
    expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(40);

    for (let hours = 1; hours <= 48; hours += 1) {
      now = noon + hours * hour;
      await deliver();
      expect(toVictim().filter(({ at }) => at > now - 24 * hour).length).toBeLessThanOrEqual(3);
    }
    const texts = toVictim()
      .map(({ text, subject }) => `${subject}\n${text}`)
      .join('\n');
    // The first mail went by itself; the test's own has no link.
    expect(links.slice(1).filter((link) => !texts.includes(link))).toEqual([]);
    expect(texts.match(/\/watch\/confirm\?token=/g)).toHaveLength(20);
    expect(texts.match(/\/api\/newsletter\/confirm\?token=/g)).toHaveLength(8);
  });

  it('lists what came within a quarter of an hour in one mail, and sends a single one itself', async () => {
    for (const key of ['one', 'two', 'three', 'four']) await put(key);
    await put('other', 'bob@example.com');
    await deliver();
    // Due at the same time, they have no order.
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(
      new Set(['About one', 'About two', 'About other']),
    );
    now += 15 * minute - 1;
    await deliver();
    expect(sent).toHaveLength(3);
    now += 1;
    await deliver();
    const [collected, ...more] = sent.slice(3);
    expect(more).toEqual([]);
    expect(collected).toMatchObject({
      to: victim,
      subject: expect.stringContaining('2 Nachrichten in einer E-Mail'),
    });
    expect(collected?.text).toContain('About three\nhttps://cornerpiece.example/three');
    expect(collected?.text).toContain('https://cornerpiece.example/four');
    await put('five');
    now = noon + 24 * hour;
    await deliver();
    expect(sent.slice(4).map(({ subject }) => subject)).toEqual(['About five']);
  });

  it('is larger for who confirmed, at the very address they confirmed', async () => {
    await subscribe({ email: victim, locale: 'en' }, { db: database.db, now });
    const rows = await database.db.selectFrom('outbox').select('payload').execute();
    const token = /confirm\?token=([\w-]+)/.exec(rows[0]?.payload ?? '')?.[1] ?? '';
    await confirmSubscription(token, { db: database.db, now });
    for (let index = 0; index < 8; index += 1) await put(`own ${index}`);
    await deliver();
    expect(sent).toHaveLength(6);
    await put('strange', 'anna.smith+strange@gmail.com');
    await deliver();
    expect(sent).toHaveLength(6);
  });

  it('never holds back mail to staff, and gives their own addresses the larger budget', async () => {
    const [leadsTo = ''] = env.LEADS_TO;
    await database.db.transaction().execute(async (trx) => {
      for (let index = 0; index < 20; index += 1) {
        const mail = { key: `lead-${index}`, kind: 'lead', message: message(leadsTo), now };
        await enqueue(trx, { ...mail, recipient: 'staff' });
      }
    });
    for (let index = 0; index < 9; index += 1) await put(`r${index}`, leadsTo);
    await deliver();
    expect(sent).toHaveLength(26);
  });

  it('holds when many requests come at once', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `k${index}`);
    await Promise.all(keys.map((key, index) => put(key, spell(index))));
    now += 15 * minute;
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(toVictim()).toHaveLength(3);
  });
});

describe('a collected mail', () => {
  it.each(localeCodes)('is written in %s without a gap', async (locale) => {
    const listed = [1, 2].map((number) => ({
      locale,
      subject: `Report ${number}`,
      url: `https://a.example/${number}`,
    }));
    const { subject, html, text } = await collectedMail('ann@example.com', locale, listed);
    expect(subject).toMatch(/[2۲]/);
    for (const said of [html, text]) {
      expect(said).toContain('https://a.example/2');
      expect(said).not.toMatch(/\{\w+[,}]|collected-mail/);
    }
  });
});
