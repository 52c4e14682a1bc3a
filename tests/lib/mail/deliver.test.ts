import { dayMs, hourMs } from '@/lib/durations';
import { log } from '@/lib/log/log';
import { countOutbox } from '@/lib/mail/count-outbox';
import { type DeliverySummary, deliverDue } from '@/lib/mail/deliver';
import { claimDue, enqueue } from '@/lib/mail/outbox';
import { resendTransport } from '@/lib/mail/resend';
import { eachTest } from '@/tests/support/started';
import { startFakeResend } from '../../support/fake-resend';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const secret = 'what the visitor wrote';
const sender = 'Us <us@b.example>';
const message = { from: sender, to: ['c@d.example'], subject: secret, html: secret, text: secret };
const start = 1_800_000_000_000;
const nothing: DeliverySummary = { sent: 0, retried: 0, held: 0, paused: 0, parked: 0 };

describe.each(portableStores)('deliverDue on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);
  const fake = eachTest(startFakeResend);
  let now: number;
  let logs: jest.SpyInstance[];

  beforeEach(() => {
    now = start;
    logs = [jest.spyOn(log, 'error'), jest.spyOn(log, 'warn')].map((spy) => spy.mockImplementation());
  });
  afterEach(() => {
    expect(JSON.stringify(logs.map((spy) => spy.mock.calls))).not.toContain(secret);
    for (const spy of logs) spy.mockRestore();
  });

  const put = (key: string) =>
    database.db
      .transaction()
      .execute((trx) => enqueue(trx, { key, kind: 'test', recipient: 'staff', message, now }));
  const deliver = (): Promise<DeliverySummary> => {
    const transport = resendTransport({ apiKey: 'k', baseUrl: fake.baseUrl, timeoutMs: 1000 });
    return deliverDue({ db: database.db, transport, sender, now: () => now, random: () => 0 });
  };
  const row = (key: string) =>
    database.db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

  it('sends everything that is due, each once', async () => {
    for (let index = 0; index < 11; index += 1) await put(`mail-${index}`);
    await expect(deliver()).resolves.toEqual({ ...nothing, sent: 11 });
    await expect(deliver()).resolves.toEqual(nothing);
    expect(new Set(fake.accepted.map((mail) => mail.key)).size).toBe(11);
    expect(fake.requests).toHaveLength(11);
    await expect(row('mail-0')).resolves.toMatchObject({ status: 'sent', attempts: 1, finished_at: start });
  });

  it('sends each once when several deliver at the same time', async () => {
    for (let index = 0; index < 20; index += 1) await put(`mail-${index}`);
    const summaries = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(summaries.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
    expect(fake.requests).toHaveLength(20);
  });

  it('waits longer after each failure and then sends the same bytes', async () => {
    await put('a');
    fake.behave = () => ({ kind: 'error', status: 503, name: 'application_error' });
    for (const waitMs of [5000, 10_000, 20_000]) {
      await expect(deliver()).resolves.toMatchObject({ retried: 1 });
      await expect(row('a')).resolves.toMatchObject({ next_attempt_at: now + waitMs, unknown_since: null });
      now += waitMs - 1;
      await expect(deliver()).resolves.toMatchObject({ sent: 0, retried: 0 });
      now += 1;
    }
    fake.behave = () => ({ kind: 'accept' });
    await expect(deliver()).resolves.toMatchObject({ sent: 1 });
    expect(new Set(fake.requests.map((request) => request.body)).size).toBe(1);
  });

  it('obeys a provider that asks for a longer wait', async () => {
    await put('a');
    const headers = { 'retry-after': '60' };
    fake.behave = () => ({ kind: 'error', status: 429, name: 'rate_limit_exceeded', headers });
    await deliver();
    await expect(row('a')).resolves.toMatchObject({ next_attempt_at: now + 60_000 });
  });

  it('stops the round when the provider has trouble', async () => {
    for (let index = 0; index < 12; index += 1) await put(`mail-${index}`);
    fake.behave = () => ({ kind: 'error', status: 500, name: 'internal_server_error' });
    await deliver();
    expect(fake.requests.length).toBeLessThan(12);
    await expect(countOutbox(database.db)).resolves.toMatchObject({ pending: 12 });
  });

  it('sends one mail although the answer was lost', async () => {
    await put('a');
    fake.behave = () => ({ kind: 'dropped' });
    await deliver();
    await expect(row('a')).resolves.toMatchObject({ status: 'pending', unknown_since: start });
    now += 5000;
    fake.behave = () => ({ kind: 'accept' });
    await expect(deliver()).resolves.toMatchObject({ sent: 1 });
    expect(fake.requests).toHaveLength(2);
    expect(fake.accepted).toHaveLength(1);
  });

  it('takes up what a killed process had claimed', async () => {
    await put('a');
    await claimDue(database.db, { now, leaseMs: 30_000, limit: 1 });
    await expect(deliver()).resolves.toMatchObject({ sent: 0 });
    now += 30_000;
    await expect(deliver()).resolves.toMatchObject({ sent: 1 });
  });

  it('parks a refused mail at once and goes on with the others', async () => {
    await put('bad');
    now += 1;
    await put('good');
    let calls = 0;
    fake.behave = () => {
      calls += 1;
      return calls === 1 ? { kind: 'error', status: 422, name: 'validation_error' } : { kind: 'accept' };
    };
    const summary = await deliver();
    expect(summary).toEqual({ ...nothing, sent: 1, parked: 1 });
    await expect(countOutbox(database.db)).resolves.toMatchObject({ pending: 0, parked: 1 });
    expect(logs[0]).toHaveBeenCalledWith(expect.stringMatching(/parked for staff \(rejected\)/));
  });

  /** Simulates the loop without waiting: a round whenever the mail is due, for the given time. */
  const deliverFor = async (key: string, lengthMs: number) => {
    for (const end = now + lengthMs; ; ) {
      const { status, next_attempt_at: next } = await row(key);
      if (status !== 'pending' || next > end) return;
      now = next;
      await deliver();
    }
  };

  it('parks rather than sends again when the provider may have forgotten the key', async () => {
    await put('a');
    fake.behave = () => ({ kind: 'dropped' });
    await deliverFor('a', dayMs - 15 * 60_000);
    await expect(row('a')).resolves.toMatchObject({ status: 'pending', unknown_since: start });
    const tries = fake.requests.length;
    fake.behave = () => ({ kind: 'accept' });
    now = start + dayMs;
    await expect(deliver()).resolves.toMatchObject({ sent: 0 });
    await deliverFor('a', 4 * hourMs);
    await expect(row('a')).resolves.toMatchObject({ status: 'parked', park_reason: 'outcome_unknown' });
    expect(fake.requests).toHaveLength(tries);
    expect(fake.accepted).toHaveLength(1);
  });

  it('keeps the doubt about an earlier try when a later one is refused for now', async () => {
    await put('a');
    fake.behave = () => ({ kind: 'dropped' });
    await deliver();
    now += 5000;
    fake.behave = () => ({ kind: 'error', status: 503, name: 'application_error' });
    await deliver();
    await expect(row('a')).resolves.toMatchObject({ unknown_since: start });
  });

  it('goes on for three days while every try is known to have failed, and then parks', async () => {
    await put('a');
    fake.behave = () => ({ kind: 'error', status: 503, name: 'application_error' });
    await deliverFor('a', 3 * dayMs);
    await expect(row('a')).resolves.toMatchObject({ status: 'pending' });
    await deliverFor('a', 2 * hourMs);
    await expect(row('a')).resolves.toMatchObject({ status: 'parked', park_reason: 'gave_up' });
  });

  it('parks a stored mail that can not be read', async () => {
    await put('a');
    await database.db.updateTable('outbox').set({ payload: '{' }).execute();
    await expect(deliver()).resolves.toMatchObject({ parked: 1 });
    expect(fake.requests).toEqual([]);
  });
});
