import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import {
  chooseToken,
  deleteExpiredLinks,
  findReport,
  insertRun,
  openLink,
} from '@/lib/audit/report/audit-store';
import { requestAudit } from '@/lib/audit/request-audit';
import { rerunAudit } from '@/lib/audit/rerun-audit';
import { auditSchema } from '@/lib/audit/schema';
import type { OpenDatabase } from '@/lib/db/database';
import { listLeads } from '@/lib/leads/leads-store';
import { log } from '@/lib/log/log';
import { type TestStore, testStores } from '@/tests/support/postgres-or-sqlite';
import { createVisit } from '@/tests/support/visit';

// Every case makes a database or starts a process, which takes long on a busy machine.
jest.setTimeout(30_000);

const dayMs = 24 * 60 * 60_000;
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

describe.each(testStores)('reports on %s', (_name, startStore) => {
  let store: TestStore;
  let database: OpenDatabase;

  beforeAll(async () => {
    store = await startStore();
  }, 60_000);
  beforeEach(async () => {
    database = await store.open();
  });
  afterAll(() => store.stop());

  const link = async (given: Partial<typeof subject> = {}, now = noon) => {
    const wanted = { ...subject, ...given };
    const token = await chooseToken(database.db, wanted, now);
    return database.db.transaction().execute((trx) => openLink(trx, { ...wanted, token }, now));
  };
  const run = (token: string, now = noon) =>
    database.db.transaction().execute((trx) => insertRun(trx, { token, facts, now }));
  const outbox = () => database.db.selectFrom('outbox').select('kind').execute();

  it('gives one person the same link for a website all day, with or without www, and another one the next day', async () => {
    const first = await link();
    for (const given of [{}, { email: 'ann@EXAMPLE.com' }, { url: 'https://smith.example/about' }]) {
      expect(await link(given, noon + 60_000)).toBe(first);
    }
    for (const [given, now] of [
      [{}, noon + dayMs],
      [{ email: 'bob@example.com' }, noon],
      [{ url: 'https://shop.smith.example/' }, noon],
    ] as const) {
      expect(await link(given, now)).not.toBe(first);
    }
  });

  it('never renames a report: the same person’s website under another business name has a link of its own', async () => {
    const audit = async () => facts;
    const order = (businessName: string) =>
      requestAudit({ ...input, businessName }, {}, { db: database.db, audit });
    const first = await order('Smith');
    const second = await order('Smith is a cheat');
    expect(second.token).not.toBe(first.token);
    expect(await order(' SMITH ')).toMatchObject({ token: first.token });
    const report = await findReport(database.db, first.token, Date.now());
    expect(report).toMatchObject({
      businessName: 'Smith',
      latest: { facts: JSON.parse(JSON.stringify(facts)) },
    });
    const mails = await database.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'audit-report')
      .execute();
    expect(mails).toHaveLength(1);
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
    const clear = (now: number) => database.db.transaction().execute((trx) => deleteExpiredLinks(trx, now));
    await clear(noon + 90 * dayMs - 1);
    expect(await findReport(database.db, token, noon)).toBeDefined();
    expect(await findReport(database.db, token, noon + 90 * dayMs)).toBeUndefined();
    await clear(noon + 90 * dayMs);
    expect(await database.db.selectFrom('audit_runs').select('id').execute()).toEqual([]);
  });

  it('stores all of an audit or nothing of it', async () => {
    await database.db.schema.dropTable('audit_runs').execute();
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const audit = async () => facts;
    await expect(requestAudit(input, {}, { db: database.db, audit })).rejects.toMatchObject({
      code: 'report_not_stored',
      isEnquiryStored: true,
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
          await database.db.transaction().execute((trx) => deleteExpiredLinks(trx, now));
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
