import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLink } from '@/lib/audit/report/audit-store';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { subscribe } from '@/lib/newsletter/subscribe';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { insertResult } from '@/lib/results/results-store';
import { deleteSessionsBefore, endSession, insertSession } from '@/lib/staff/sessions-store';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';
import { reachTime } from '../../support/reach-time';
import { tempDir } from '../../support/temp-dir';

const start = Date.parse('2026-11-02T00:00:00Z');

describe.each(portableStores)('what is kept for how long, on %s', (_name, startStore) => {
  const open = useNewDatabases(startStore);
  const folder = tempDir('retention');
  beforeEach(async () => {
    const { db } = open;
    const input = contactSchema.parse({ name: 'Anna', email: 'anna@example.com', message: 'Hello' });
    const context = { clientIp: '203.0.113.7', userAgent: 'Browser 1', now: new Date(start) };
    await submitLead(input, context, { db });
    await subscribe({ email: 'anna@example.com', locale: 'en' }, { db, now: start });
    await insertResult(db, { kind: 'check', locale: 'en', payload: {} }, start);
    const subject = { email: 'anna@example.com', url: 'https://anna.example/', businessName: 'Anna' };
    await db
      .transaction()
      .execute((trx) => openLink(trx, { ...subject, submission: 's', token: 'token' }, start));
    mkdirSync(folder.path, { recursive: true });
    writeFileSync(join(folder.path, 'lead.eml'), 'anna@example.com');
    utimesSync(join(folder.path, 'lead.eml'), start / 1000, start / 1000);
  });
  afterAll(() => folder.remove());

  const forgetAfter = async (days: number) => {
    const now = start + days * dayMs;
    await reachTime(open.db, now);
    await deleteExpiredData({ db: open.db, mailFolder: folder.path, now });
  };
  const count = async (table: keyof Tables) => (await open.db.selectFrom(table).selectAll().execute()).length;

  it('a session of the desk goes when it has expired or been ended', async () => {
    const session = { email: 'ben@cornerpiece.example', user_agent: '', created_at: start };
    const expires_at = start + 30 * dayMs;
    await insertSession(open.db, { ...session, id: 'a', hash: 'a', expires_at, ended_at: null });
    await insertSession(open.db, { ...session, id: 'b', hash: 'b', expires_at, ended_at: null });
    await endSession(open.db, 'b', start);
    await deleteSessionsBefore(open.db, start + dayMs);
    expect(await count('staff_sessions')).toBe(1);
    await deleteSessionsBefore(open.db, expires_at);
    expect(await count('staff_sessions')).toBe(0);
  });

  it('an unconfirmed subscription goes with its mail when its link has run out', async () => {
    await forgetAfter(6);
    expect([await count('newsletter_subscriptions'), await count('outbox')]).toEqual([1, 2]);
    await forgetAfter(8);
    expect([await count('newsletter_subscriptions'), await count('outbox')]).toEqual([0, 1]);
  });

  it('after 90 days go reports, results, captured, sent and parked mail, and where a lead came from', async () => {
    await open.db
      .updateTable('outbox')
      .set({ status: 'parked', park_reason: 'rejected', finished_at: start })
      .execute();
    await forgetAfter(89);
    expect([await count('outbox'), await count('results'), await count('audit_links')]).toEqual([1, 1, 1]);
    const traces = () =>
      open.db
        .selectFrom('leads')
        .innerJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
        .select(['name', 'client_ip', 'user_agent', 'client_network'])
        .execute();
    await expect(traces()).resolves.toMatchObject([{ client_ip: '203.0.113.7', user_agent: 'Browser 1' }]);
    await forgetAfter(91);
    expect([await count('outbox'), await count('results'), await count('audit_links')]).toEqual([0, 0, 0]);
    await expect(traces()).resolves.toEqual([
      { name: 'Anna', client_ip: null, user_agent: null, client_network: null },
    ]);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('an enquiry goes after seven years, as records of paid work do', async () => {
    await forgetAfter(7 * 365);
    expect(await count('leads')).toBe(1);
    await forgetAfter(7 * 365 + 3);
    expect(await count('leads')).toBe(0);
  });

  it('one part that fails holds up none of the others', async () => {
    await open.db.schema.dropTable('results').execute();
    await expect(forgetAfter(91)).rejects.toThrow('Not all that is old could be deleted.');
    expect([await count('audit_links'), await count('newsletter_subscriptions')]).toEqual([0, 0]);
  });
});
