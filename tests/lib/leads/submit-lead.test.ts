import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { listLeads } from '@/lib/leads/leads-store';
import { lockLeads, runLeadTransaction } from '@/lib/leads/routing-store';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { log } from '@/lib/log/log';
import { deliverDue } from '@/lib/mail/deliver';
import { resendTransport } from '@/lib/mail/resend';
import { eachTest } from '@/tests/support/started';
import { startFakeResend } from '../../support/fake-resend';
import { testStores, useNewDatabases } from '../../support/postgres-or-sqlite';
import { tempDir } from '../../support/temp-dir';

const input = contactSchema.parse({
  name: 'Anna',
  email: 'anna@example.com',
  phone: '0400 000 000',
  service: 'seo',
  message: 'Hello\nسلام',
  source: 'package:gold',
  page: '/contact',
  locale: 'fa',
  elapsedMs: 100,
});

/** Others are served while one enquiry waits for the lock, also when the rest of the burst has come. */
async function expectFreeConnections(db: Kysely<Tables>): Promise<void> {
  const waiting = sql<{
    count: number;
  }>`select count(*) from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const countWaiting = async () => (await waiting.execute(db)).rows[0]?.count;
  while ((await countWaiting()) === 0);
  for (let others = 0; others < 50; others += 1) expect(await countWaiting()).toBe(1);
}

const folder = tempDir('submit-lead');
afterAll(() => folder.remove());

describe.each(testStores)('submitLead on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);
  const fake = eachTest(startFakeResend);
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(() => {
    expect(logged.mock.calls.flat().filter((logs) => String(logs).includes(input.message))).toEqual([]);
    logged.mockRestore();
  });

  const transport = () => resendTransport({ apiKey: 'k', baseUrl: fake.baseUrl });
  const submit = (key?: string, given = input) =>
    submitLead(
      given,
      { submission: key ? { key } : undefined, clientIp: '203.0.113.7' },
      { db: database.db, transport: transport(), outage: folder.path },
    );
  const stored = () => listLeads(database.db, {});

  it('stores the lead with its mail, and sends nothing by itself', async () => {
    const { id } = await submit();
    const { elapsedMs: _elapsedMs, ...fields } = input;
    await expect(stored()).resolves.toMatchObject([
      { ...fields, id, spam_marks: 'sent_too_fast', client_ip: '203.0.113.7', mail_status: 'pending' },
    ]);
    expect(fake.requests).toEqual([]);
  });

  it('has the mail delivered under the key of the lead', async () => {
    const { id } = await submit();
    await deliverDue({ db: database.db, transport: transport() });
    expect(fake.accepted).toMatchObject([{ key: `lead-${id}` }]);
    expect(fake.accepted[0]?.body).toContain(id);
    await expect(stored()).resolves.toMatchObject([{ mail_status: 'sent' }]);
  });

  it('answers the same id to the same submission, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit('key-12345678')));
    answers.push(await submit('key-12345678'));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expect(stored()).resolves.toHaveLength(1);
    await deliverDue({ db: database.db, transport: transport() });
    expect(fake.accepted).toHaveLength(1);
  });

  it('takes another key, no key, or another text for another enquiry', async () => {
    await submit('key-12345678');
    await submit('key-87654321');
    await submit('key-12345678', { ...input, message: 'Hello again' });
    await submit();
    await submit();
    await expect(stored()).resolves.toHaveLength(5);
  });

  it('stores a burst of enquiries one after the other, and leaves connections to others meanwhile', async () => {
    let open: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    const isLocked = Promise.withResolvers<void>();
    // The queue's clock stands still: on a busy computer the checks below may take longer than it waits for a database that hangs.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const holding = database.db.transaction().execute(async (trx) => {
      await lockLeads(trx);
      isLocked.resolve();
      await held;
    });
    await isLocked.promise;
    const answers = Array.from({ length: 30 }, (_, index) => submit(`key-burst-${index}-1234`));
    try {
      // SQLite has one connection for what writes, which is held.
      if (isPostgres(database.db)) await expectFreeConnections(database.db);
    } finally {
      clock.mockRestore();
      open();
      await holding;
    }
    expect(new Set((await Promise.all(answers)).map(({ id }) => id)).size).toBe(30);
    await expect(stored()).resolves.toHaveLength(30);
    expect(fake.requests).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('mails at once when the database is down', async () => {
    await database.close();
    const { id } = await submit();
    expect(fake.accepted).toMatchObject([{ key: `lead-${id}` }]);
    expect(logged).toHaveBeenCalled();
  });

  it('is unavailable when neither the database nor the mail works', async () => {
    await database.close();
    fake.behave = () => ({ kind: 'error', status: 500, name: 'internal_server_error' });
    const failing = submit();
    await expect(failing).rejects.toThrow(AppError);
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('stores no lead without its mail', async () => {
    await database.db.schema.dropTable('outbox').execute();
    await submit();
    await expect(database.db.selectFrom('leads').selectAll().execute()).resolves.toEqual([]);
    expect(fake.accepted).toHaveLength(1);
  });

  it('lists the newest first, since a time, and only what is parked', async () => {
    const at = (time: string, name: string) =>
      submitLead({ ...input, name }, { now: new Date(time) }, { db: database.db });
    await at('2026-11-01T00:00:00Z', 'old');
    await at('2026-11-20T00:00:00Z', 'new');
    const names = async (filter: { since?: number; isParked?: boolean }) =>
      (await listLeads(database.db, filter)).map((lead) => lead.name);
    await expect(names({})).resolves.toEqual(['new', 'old']);
    await expect(names({ since: Date.parse('2026-11-10') })).resolves.toEqual(['new']);
    await expect(names({ isParked: true })).resolves.toEqual([]);
    fake.behave = () => ({ kind: 'error', status: 422, name: 'validation_error' });
    await deliverDue({ db: database.db, transport: transport() });
    await expect(names({ isParked: true, since: Date.parse('2026-11-10') })).resolves.toEqual(['new']);
  });
});

// SQLite has one connection for what writes.
describe.each(testStores.filter(([name]) => name === 'Postgres'))(
  'runLeadTransaction on %s',
  (_name, startStore) => {
    const database = useNewDatabases(startStore);

    it('keeps one after the other on a slow machine, however many wait', async () => {
      let open = 0;
      let most = 0;
      const store = async (trx: Kysely<Tables>) => {
        open += 1;
        most = Math.max(most, open);
        await sql`select pg_sleep(0.1)`.execute(trx);
        open -= 1;
      };
      await Promise.all(Array.from({ length: 40 }, () => runLeadTransaction(database.db, store)));
      expect(most).toBe(1);
    });

    // Longer than the wait for a queue that doesn't move, and far shorter than nine of them.
    it('is begun by all who wait when the database does not answer, so that each learns of it', async () => {
      const all = 9;
      let begun = 0;
      const isOver = Promise.withResolvers<void>();
      const store = async () => {
        begun += 1;
        if (begun === all) isOver.resolve();
        await isOver.promise;
      };
      await Promise.all(Array.from({ length: all }, () => runLeadTransaction(database.db, store)));
      expect(begun).toBe(all);
    });
  },
);
