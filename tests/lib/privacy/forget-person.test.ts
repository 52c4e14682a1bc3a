import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openLink } from '@/lib/audit/report/audit-store';
import { requestWatcher } from '@/lib/audit/watch/watcher-store';
import type { OpenDatabase } from '@/lib/db/database';
import { openDatabase } from '@/lib/db/database';
import { isPostgres } from '@/lib/db/dialect';
import { migrateToLatest } from '@/lib/db/migrate';
import { createLead } from '@/lib/leads/lead';
import { leadMails } from '@/lib/leads/lead-mail';
import { writeOutageLead } from '@/lib/leads/outage-files';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { captureTransport } from '@/lib/mail/capture';
import { deliverDue } from '@/lib/mail/deliver';
import { subscribe } from '@/lib/newsletter/subscribe';
import { exportPerson } from '@/lib/privacy/export-person';
import { forgetPerson } from '@/lib/privacy/forget-person';
import { insertResult } from '@/lib/results/results-store';
import { allTests } from '@/tests/support/started';
import { testStores } from '../../support/postgres-or-sqlite';
import { tempDir } from '../../support/temp-dir';

const email = 'Anna.Hu@nerang.example';
const other = 'joanna.hu@nerang.example';
const now = Date.now();

describe.each(testStores)('a person who asks, on %s', (name, startStore) => {
  const store = allTests(startStore);
  let open: OpenDatabase;
  const folder = tempDir('forget');
  beforeAll(async () => {
    // On SQLite the database is in the folder, so that the search of the folder finds what is left in its file.
    open = name === 'SQLite' ? openDatabase({ dataDir: folder.path }) : await store.open();
    await migrateToLatest(open.db);
    await fill();
  });
  afterAll(async () => {
    await open.close();
    folder.remove();
  });

  async function fill() {
    const { db } = open;
    const token = await insertResult(
      db,
      { kind: 'growth', locale: 'en', payload: { city: 'Nerang' }, visitorId: 'hers' },
      now,
    );
    const enquiry = (from: string, message: string) =>
      contactSchema.parse({ name: 'Anna', email: from, message, locale: 'fa' });
    const attached = `Growth: https://cornerpiece.example/growth?result=${token}`;
    await submitLead(enquiry(email, `سلام\n${email}`), { attached, visitorId: 'hers' }, { db });
    await submitLead(enquiry(email.toLowerCase(), 'Buy links'), {}, { db });
    await submitLead(enquiry(other, `My partner is\n${email}.`), {}, { db });
    await subscribe({ email, locale: 'fa' }, { db, now });
    await subscribe({ email: other, locale: 'en' }, { db, now });
    await db.transaction().execute(async (trx) => {
      const site = { url: 'https://anna.example/', businessName: 'Anna' };
      await openLink(trx, { ...site, email, submission: 'hers', token: 'hers' }, now);
      await openLink(trx, { ...site, email: other, submission: 'other', token: 'other' }, now);
      const run = {
        id: 'run',
        token: 'other',
        created_at: now,
        facts: JSON.stringify({ found: [`\n${email}`] }),
      };
      await trx.insertInto('audit_runs').values(run).execute();
      const watch = { report: 'other', locale: 'fa', consentWording: 'Yes', mailKey: 'watch', now } as const;
      await requestWatcher(trx, { ...watch, email, confirmToken: 'confirm', stopToken: 'stop' });
      // Never confirmed, so it keeps nothing of hers.
      const asked = { confirmToken: 'asked', stopToken: 'asked', mailKey: 'asked' };
      await requestWatcher(trx, { ...watch, ...asked, report: 'hers', email: other });
      const change = { made_at: now, email: 'staff@cornerpiece.example', action: 'note' };
      const detail = `Calls from ${email}`;
      await trx
        .insertInto('staff_changes')
        .values({ ...change, id: 'note', lead_id: 'x', detail })
        .execute();
    });
    await deliverDue({ db, transport: captureTransport(join(folder.path, 'mail')) });
    await subscribe({ email, locale: 'en' }, { db, now: now + 3_600_000 });
    const { lead } = createLead(enquiry(email, 'While you were away'), {});
    mkdirSync(join(folder.path, 'leads'), { recursive: true });
    await writeOutageLead(join(folder.path, 'leads'), { lead, mails: await leadMails(lead) });
  }

  /** All rows and files, as they are on the disk, without line breaks of mails. */
  async function everything(): Promise<string> {
    const copy = tempDir('forget-copy');
    cpSync(folder.path, copy.path, { recursive: true });
    const files = readdirSync(copy.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').replaceAll('=\r\n', ''));
    copy.remove();
    const tables = await open.db.introspection.getTables();
    for (const table of tables.filter(() => isPostgres(open.db))) {
      files.push(JSON.stringify((await sql`select * from ${sql.table(table.name)}`.execute(open.db)).rows));
    }
    return files.join('\n').toLowerCase();
  }

  it('is shown everything that is held, and of nobody else', async () => {
    const held = await exportPerson(open.db, folder.path, email);
    expect(held.leads.map((lead) => lead.email)).toEqual([email, email.toLowerCase()]);
    expect([held.subscriptions.length, held.audits.length, held.results.length]).toEqual([1, 1, 1]);
    expect(held.files.length).toBeGreaterThan(1);
    expect(held.subscriptions.map((row) => row.email)).not.toContain(other);
  });

  // The last one, because it takes what the others look at.
  it('is erased everywhere, with a receipt, and nobody else is', async () => {
    expect((await everything()).split(/(?<![\w.])anna\.hu@nerang\.example/).length).toBeGreaterThan(10);
    const receipt = await forgetPerson(open, folder.path, email);
    expect(receipt).toMatchObject({
      leads: 2,
      subscriptions: 1,
      audits: 1,
      results: 1,
      profiles: 0,
      watches: 1,
    });
    expect(receipt).toMatchObject({ mentions: 5, mails: 4, files: 4 });
    const left = await everything();
    expect(left).not.toMatch(/(?<![\w.])anna\.hu@nerang\.example/);
    expect(left).toContain(other);
    expect(left).toContain('erased@address.invalid');
    const leads = await open.db.selectFrom('leads').select(['email', 'message']).execute();
    expect(leads).toEqual([{ email: other, message: 'My partner is\nerased@address.invalid.' }]);
    await expect(open.db.selectFrom('audit_links').select('token').execute()).resolves.toEqual([
      { token: 'other' },
    ]);
    const again = await forgetPerson(open, folder.path, email);
    expect(Object.values(again).every((count) => count === 0)).toBe(true);
  });
});
