import { spawnSync } from 'node:child_process';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { hourMs } from '@/lib/durations';
import { claimDue, enqueue, type OutboxRow, park, recordRetry } from '@/lib/mail/outbox';
import { beginPause, endPause, readPause } from '@/lib/mail/pause-store';
import { type CommandHost, startCommandHost } from '@/tests/support/command-host';
import { scriptArguments } from '@/tests/support/script-arguments';
import { tempDir } from '../../support/temp-dir';

const message = {
  from: 'a@b.example',
  to: ['c@d.example'],
  subject: 'Enquiry',
  html: 'h',
  text: 'what was written',
};

describe('npm run mail', () => {
  const folder = tempDir('mail-script');
  /** With an address that is never used: these commands send nothing. */
  const settings = {
    DATA_DIR: folder.path,
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: 'http://127.0.0.1:9',
  };
  let database: OpenDatabase;
  let host: CommandHost;
  const now = Date.now();

  beforeAll(async () => {
    host = startCommandHost();
    database = openDatabase({ dataDir: folder.path });
    await migrateToLatest(database.db);
  });
  beforeEach(async () => {
    await database.db.deleteFrom('outbox').execute();
    await endPause(database.db);
  });
  afterAll(async () => {
    await host.stop();
    await database.close();
    folder.remove();
  });

  async function put(key: string, agoMs = 2 * hourMs): Promise<OutboxRow> {
    await database.db
      .transaction()
      .execute((trx) => enqueue(trx, { key, kind: 'lead', recipient: 'staff', message, now: now - agoMs }));
    const [row] = await claimDue(database.db, { now: now - agoMs, leaseMs: 1000, limit: 1 });
    if (!row) throw new Error('Nothing was claimed.');
    return row;
  }
  const mail = (...given: string[]) => host.run('mail', given, settings);
  const row = (key: string) =>
    database.db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

  it('is a program that prints and ends', () => {
    const { DATABASE_URL: _unset, ...inherited } = process.env;
    const { stdout, stderr, status } = spawnSync(process.execPath, scriptArguments('mail', 'list'), {
      env: { ...inherited, ...settings },
      encoding: 'utf8',
    });
    expect({ stdout, stderr, status }).toEqual({ stdout: 'Mails not sent: 0\n', stderr: '', status: 0 });
  });

  it('lists what is parked, held and waits, with age, reason and error, and what it says on request only', async () => {
    await park(database.db, await put('refused'), { reason: 'rejected', error: '422 no such address', now });
    const failing = { now: now + hourMs / 2, waitMs: hourMs / 2, unknownSince: null, error: 'ECONNREFUSED' };
    await recordRetry(database.db, await put('failing'), failing);
    await put('in-doubt', 30 * hourMs);
    const { stdout, status } = await mail('list');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /refused\n {2}parked \(rejected\), 2 hours old, tries: 1\n {2}lead to c@d\.example\n {2}last error: 422 no such/,
    );
    expect(stdout).toMatch(/in-doubt\n {2}held, 1 day old, tries: 1, due now/);
    expect(stdout).toMatch(/failing\n {2}waiting, 2 hours old.*, next \d{4}-/);
    expect(stdout).toContain('Mails not sent: 3');
    expect(stdout).not.toContain('what was written');
    expect((await mail('list', '--full')).stdout).toContain('what was written');
  });

  it('makes waiting mails due, and has a paused outbox probed at once', async () => {
    const failing = { now, waitMs: hourMs, unknownSince: null, error: 'ECONNREFUSED' };
    await recordRetry(database.db, await put('a'), failing);
    await recordRetry(database.db, await put('b'), failing);
    await beginPause(database.db, { reason: '401 invalid_api_key', now: now - 3 * hourMs });
    expect((await mail('list')).stdout).toMatch(/paused for 3 hours.*\n {2}401 invalid_api_key/);

    expect((await mail('retry', 'a')).stdout).toMatch(/^Due now: 1 mails.*one mail is tried now/);
    expect((await row('a')).next_attempt_at).toBeLessThanOrEqual(Date.now());
    expect((await row('b')).next_attempt_at).toBe(now + hourMs);
    expect((await readPause(database.db))?.next_probe_at).toBeLessThanOrEqual(Date.now());
    await mail('retry');
    expect((await row('b')).next_attempt_at).toBeLessThanOrEqual(Date.now());
  });

  it('releases what was given up, as if it were new', async () => {
    for (const key of ['a', 'b', 'c']) {
      await park(database.db, await put(key), { reason: 'gave_up', error: '503', now });
    }
    await database.db
      .updateTable('outbox')
      .set({ failures: 90, waited_ms: 99 * hourMs })
      .execute();
    expect((await mail('release', 'a')).stdout).toBe('Released: 1 mails.\n');
    expect(await row('a')).toMatchObject({ status: 'pending', failures: 0, waited_ms: 0, park_reason: null });
    expect(await row('b')).toMatchObject({ status: 'parked' });
    expect((await mail('release', '--all')).stdout).toBe('Released: 2 mails.\n');
    expect(await row('c')).toMatchObject({ status: 'pending' });
  });

  it('releases what may have been sent only with the option for it', async () => {
    await park(database.db, await put('a', 30 * hourMs), { reason: 'outcome_unknown', error: 'reset', now });
    const refused = await mail('release', '--all');
    expect([refused.status, (await row('a')).status]).toEqual([1, 'parked']);
    expect(refused.stdout).toMatch(/may have been sent already:\na\n.*--even-if-sent/);
    expect((await mail('release', 'a', '--even-if-sent')).stdout).toBe('Released: 1 mails.\n');
    expect(await row('a')).toMatchObject({ status: 'pending', unknown_since: null, unknown_ms: 0 });
  });

  it.each([
    [[]],
    [['send']],
    [['release']],
    [['release', 'nobody']],
    [['retry', 'nobody']],
    [['list', '--nonsense']],
  ])('says how it is used when asked %j', async (given) => {
    const { stderr, status } = await mail(...given);
    expect(status).toBe(1);
    expect(stderr).toContain('Usage: npm run mail');
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
