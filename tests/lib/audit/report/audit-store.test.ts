import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import {
  chooseToken,
  deleteExpiredLinks,
  findReport,
  insertRun,
  openLink,
} from '@/lib/audit/report/audit-store';
import { requestAudit } from '@/lib/audit/request/request-audit';
import { rerunAudit } from '@/lib/audit/request/rerun-audit';
import { findRivals } from '@/lib/audit/rivals/rivals-store';
import { auditSchema } from '@/lib/audit/schema';
import { dayMs } from '@/lib/durations';
import { listLeads } from '@/lib/leads/leads-store';
import { log } from '@/lib/log/log';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { createVisit } from '@/tests/support/visit';

const noon = Date.parse('2026-11-21T12:00:00Z');
let facts: AuditFacts;
beforeAll(async () => {
  facts = judgeVisit({ ...createVisit(), businessName: 'Smith' }).facts;
});
const subject = { email: 'Ann@example.com', url: 'https://www.smith.example/', businessName: 'Smith' };
const input = auditSchema.parse({
  url: subject.url,
  email: subject.email,
  businessName: 'Smith',
  locale: 'en',
});

describe.each(portableStores)('reports on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  const link = async (submission = 'one', now = noon) => {
    const token = await chooseToken(database.db, submission);
    return database.db.transaction().execute((trx) => openLink(trx, { ...subject, submission, token }, now));
  };
  const run = (token: string, now = noon) =>
    database.db.transaction().execute((trx) => insertRun(trx, { token, facts, now }));
  const outbox = () => database.db.selectFrom('outbox').select('kind').execute();

  const order = (changes: Partial<typeof input> = {}, key?: string) =>
    requestAudit(
      { ...input, ...changes },
      { submission: key ? { key } : undefined },
      { db: database.db, audit: async () => facts },
    );

  it('belong to one submission: who repeats address, website and name gets a report and a mail of their own', async () => {
    const own = await order({ rivalOne: 'https://rival.example/' }, 'key of the owner');
    for (const key of [undefined, 'another key']) {
      const repeated = await order({ rivalOne: 'https://rival.example/' }, key);
      expect(repeated.token).not.toBe(own.token);
      expect(Object.keys(repeated)).toEqual(Object.keys(own));
      expect(await findRivals(database.db, own.token)).toHaveLength(1);
    }
    const mails = (await outbox()).filter(({ kind }) => kind === 'audit-report');
    expect(mails).toHaveLength(3);
  });

  it('are shared by repeats of the same submission alone, which are mailed once', async () => {
    const { token } = await order({}, 'a key of a browser');
    expect(await order({}, 'a key of a browser')).toMatchObject({ token });
    for (const changes of [
      { businessName: 'Smith is a cheat' },
      { email: 'bob@example.com' },
      { rivalOne: 'x.example' },
    ])
      expect((await order(changes, 'a key of a browser')).token).not.toBe(token);
    const report = await findReport(database.db, token, Date.now());
    expect(report).toMatchObject({
      businessName: 'Smith',
      latest: { facts: JSON.parse(JSON.stringify(facts)) },
    });
    const keys = await database.db
      .selectFrom('outbox')
      .select('key')
      .where('kind', '=', 'audit-report')
      .execute();
    expect(keys).toHaveLength(4);
  });

  it('makes one link of several at the same moment', async () => {
    const links = await Promise.all(Array.from({ length: 8 }, () => link()));
    expect(new Set(links).size).toBe(1);
  });

  it('answers the newest run and the one before, word for word', async () => {
    const token = await link();
    expect(await findReport(database.db, token, noon)).toBeUndefined();
    const ids = [await run(token), await run(token, noon + 1), await run(token, noon + 2)];
    expect(await findReport(database.db, token, noon + 3)).toMatchObject({
      token,
      url: subject.url,
      businessName: 'Smith',
      expiresAt: noon + 2 + 90 * dayMs,
      latest: { id: ids[2], createdAt: noon + 2, facts: JSON.parse(JSON.stringify(facts)) },
      previous: { id: ids[1] },
    });
    expect(await database.db.selectFrom('audit_runs').select('id').execute()).toHaveLength(2);
  });

  it('forgets a link with its runs when its time is up', async () => {
    const token = await link();
    await run(token);
    const clear = (now: number) => deleteExpiredLinks(database.db, now);
    await clear(noon + 90 * dayMs - 1);
    expect(await findReport(database.db, token, noon)).toBeDefined();
    expect(await findReport(database.db, token, noon + 90 * dayMs)).toBeUndefined();
    await clear(noon + 90 * dayMs);
    expect(await database.db.selectFrom('audit_runs').select('id').execute()).toEqual([]);
  });

  it('forgets more links than fit into a step', async () => {
    const expired = Array.from({ length: 25 }, (_, number) => ({
      ...{ token: `old-${number}`, subject: `old-${number}`, mailbox: null, url: subject.url },
      ...{ business_name: '', created_at: noon, expires_at: noon + 1 },
    }));
    await database.db.insertInto('audit_links').values(expired).execute();
    const kept = await link();
    await deleteExpiredLinks(database.db, noon + 1);
    const left = await database.db.selectFrom('audit_links').select('token').execute();
    expect(left).toEqual([{ token: kept }]);
  });

  it('stores all of an audit or nothing of it', async () => {
    await database.db.schema.dropTable('audit_runs').execute();
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const audit = async () => facts;
    await expect(requestAudit(input, {}, { db: database.db, audit })).rejects.toMatchObject({
      code: 'report_not_stored',
      isLeadStored: true,
    });
    logged.mockRestore();
    expect(await database.db.selectFrom('audit_links').select('token').execute()).toEqual([]);
    expect(await outbox()).toEqual([{ kind: 'lead' }]);
    const [lead] = await listLeads(database.db, {});
    expect(lead?.message).toContain('could not be stored');
  });

  it.each(['has just run out', 'is gone with its runs'])(
    'runs no report again whose link %s meanwhile',
    async (end) => {
      const { token } = await requestAudit(input, {}, { db: database.db, audit: async () => facts });
      let now = Date.now();
      const audit = async () => {
        now += 91 * dayMs;
        if (end !== 'has just run out') {
          await deleteExpiredLinks(database.db, now);
        }
        return facts;
      };
      const rerun = rerunAudit(token, { db: database.db, audit, now: () => now });
      await expect(rerun).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it('runs a report again under its link', async () => {
    const requested = await requestAudit(input, {}, { db: database.db, audit: async () => facts });
    const audit = jest.fn(async () => facts);
    await rerunAudit(requested.token, { db: database.db, audit });
    expect(audit).toHaveBeenCalledWith(facts.page.requestedUrl, { businessName: 'Smith', isFresh: true });
    const report = await findReport(database.db, requested.token, Date.now());
    expect(report?.previous?.id).toBe(requested.id);
    expect(await outbox()).toHaveLength(2);
  });
});
