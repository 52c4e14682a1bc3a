import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { renderAuditMails } from '@/lib/audit/report/audit-mails';
import { requestAudit } from '@/lib/audit/request/request-audit';
import { auditSchema } from '@/lib/audit/schema';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { allTests } from '@/tests/support/started';
import { portableStores } from '../../../support/postgres-or-sqlite';
import { staffMails } from '../../../support/staff-mails';
import { createVisit } from '../../../support/visit';

const { facts } = judgeVisit({ ...createVisit(), businessName: 'Smith' });
const audit = async () => facts;
const input = auditSchema.parse({
  url: 'https://www.smith.example/',
  email: 'ann@example.com',
  businessName: 'Smith',
  locale: 'de',
});

describe.each(portableStores)('an audit on %s', (_name, startStore) => {
  const store = allTests(startStore);
  /** Separate connections, as of two processes. */
  let databases: OpenDatabase[];

  beforeAll(async () => {
    const place = await store.place();
    databases = [openDatabase(place), openDatabase(place)];
    for (const { db } of databases) await migrateToLatest(db);
  });
  afterAll(async () => {
    for (const { close } of databases) await close();
  });

  it('keeps no writer waiting while its mails are rendered, and leads to the link that the other one opened', async () => {
    const [first, second] = databases;
    if (!first || !second) throw new Error('Two connections are open.');
    const begun = Promise.withResolvers<void>();
    const may = Promise.withResolvers<void>();
    const rendered: string[] = [];
    const render: typeof renderAuditMails = async (given, place, asked) => {
      rendered.push(place.token);
      begun.resolve();
      await may.promise;
      return renderAuditMails(given, place, asked);
    };

    const slow = requestAudit(
      input,
      { submission: { key: 'pressed twice' } },
      { db: first.db, audit, render },
    );
    await begun.promise;
    const quick = await requestAudit(
      input,
      { submission: { key: 'pressed twice' } },
      { db: second.db, audit },
    );
    may.resolve();
    const { token, id } = await slow;

    expect(token).toBe(quick.token);
    expect(rendered).toHaveLength(2);
    expect(rendered[1]).toBe(token);
    expect(rendered[0]).not.toBe(token);
    const links = await first.db.selectFrom('audit_links').select('token').execute();
    expect(links).toEqual([{ token }]);
    const runs = await first.db.selectFrom('audit_runs').select('id').execute();
    expect(runs.map((run) => run.id).sort()).toEqual([id, quick.id].sort());
    const mails = await staffMails(first.db);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['audit-report', 'lead']);
    for (const { text } of mails) expect(text).toContain(`/reports/${token}`);
    // Who has got the report waits for no answer.
    const progress = await first.db.selectFrom('lead_progress').select('state').execute();
    expect(progress).toEqual([{ state: 'report' }]);
  });
});
