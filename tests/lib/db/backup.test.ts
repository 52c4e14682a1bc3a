import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '@/lib/db/backup';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { lockInstance } from '@/lib/db/instance-lock';
import { migrateToLatest } from '@/lib/db/migrate';
import { listLeads } from '@/lib/leads/leads-store';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { endSubscription } from '@/lib/newsletter/end-subscription';
import { recordErasure } from '@/lib/privacy/erasures';
import { forgetPerson } from '@/lib/privacy/forget-person';
import { type CommandHost, startCommandHost } from '@/tests/support/command-host';
import { scriptArguments } from '@/tests/support/script-arguments';
import { tempDir } from '../../support/temp-dir';

let host: CommandHost;
let folder: ReturnType<typeof tempDir>;
let site: OpenDatabase;
let dataDir: string;
let backup: string;
beforeAll(() => {
  host = startCommandHost();
});
beforeEach(async () => {
  folder = tempDir('backup');
  dataDir = join(folder.path, 'data');
  backup = join(folder.path, 'site.backup');
  site = openDatabase({ dataDir });
  await migrateToLatest(site.db);
  await write('Before');
});
afterEach(async () => {
  await site.close();
  folder.remove();
});
afterAll(() => host.stop());

function write(name: string) {
  const input = contactSchema.parse({ name, email: 'a@example.com', message: `I am ${name}.` });
  return submitLead(input, {}, { db: site.db });
}

async function names(at: string) {
  const { db, close } = openDatabase({ dataDir: at });
  const found = (await listLeads(db, {})).map(({ name }) => name);
  await close();
  return found.toSorted();
}

const run = (script: 'backup' | 'restore', ...given: string[]) =>
  host.run(script, given, { DATA_DIR: dataDir });

/** As `run`, in a process of its own. */
function runAlone(script: 'backup' | 'restore', ...given: string[]) {
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  return spawnSync(process.execPath, scriptArguments(script, ...given), {
    env: { ...inherited, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

describe('npm run backup and npm run restore', () => {
  it('refuse a running site, another file, an existing target and a second copy over it', async () => {
    expect((await run('backup', backup)).stdout).toContain(`Backed up to ${backup}: 1 enquiry and`);
    expect((await run('backup', backup)).stderr).toBe(
      `${backup} exists already; give the backup another name.\n`,
    );
    const unlock = await lockInstance(dataDir);
    expect(await run('restore', backup)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Another site runs with the embedded database in .*\n$/),
    });
    unlock();
    await site.close();
    writeFileSync(join(folder.path, 'text'), 'no database');
    expect((await run('restore', join(folder.path, 'text'))).stderr).toMatch(
      /text is no SQLite database\.\n$/,
    );
    const whole = readFileSync(backup);
    writeFileSync(join(folder.path, 'cut'), whole.subarray(0, whole.length / 2));
    expect((await run('restore', join(folder.path, 'cut'))).stderr).toMatch(
      /cut is damaged or cut off: nothing was changed\. Copy it again, or take an older one\.\n$/,
    );
    await expect(names(dataDir)).resolves.toEqual(['Before']);
  });

  it('copy all of a running site into one file, and bring it back, keeping what was there', async () => {
    let isCopying = true;
    const copying = run('backup', backup).finally(() => {
      isCopying = false;
    });
    let written = 0;
    while (isCopying) {
      await write(`Meanwhile ${written}`);
      written += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect(copying).resolves.toMatchObject({ stderr: '', status: 0 });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await write('After');
    await site.close();

    const { stdout, stderr } = runAlone('restore', backup);
    expect(stderr).toBe('');
    const restored = await names(dataDir);
    expect(restored).toContain('Before');
    expect(restored).not.toContain('After');
    expect(stdout).toContain(`Restored ${backup}: ${restored.length} enquir`);
    const kept = readdirSync(dataDir).find((name) => name.startsWith('site-before-')) ?? '';
    const old = tempDir('kept');
    copyFileSync(join(dataDir, kept), join(old.path, 'site.sqlite'));
    await expect(names(old.path)).resolves.toHaveLength(written + 2);
    old.remove();
  });

  it('bring back nobody who left, complained or was erased since, and send nothing twice', async () => {
    const { db } = site;
    const now = Date.now();
    const readers = ['keep', 'leaver', 'complainer', 'erased', 'back'];
    for (const name of readers) {
      const reader = { email: `${name}@readers.example`, email_key: `${name}@readers.example` };
      await db
        .insertInto('newsletter_subscriptions')
        .values({
          id: name,
          ...reader,
          mailbox: reader.email,
          locale: 'en',
          requested_at: now - 5000,
          page: null,
          consent_wording: 'Yes',
          confirmed_at: now - 4000,
          ended_at: null,
          end_reason: null,
        })
        .execute();
    }
    // Erased, and came back before the backup was made.
    recordErasure(dataDir, 'back@readers.example', now - 6000);
    const mail = await db.selectFrom('outbox').select('key').executeTakeFirstOrThrow();
    const session = { hash: 'h', email: 'staff@a.example', user_agent: '', created_at: now, expires_at: now };
    await db
      .insertInto('staff_sessions')
      .values({ id: 's', ...session, ended_at: null })
      .execute();
    expect((await run('backup', backup)).status).toBe(0);

    for (const [name, reason] of [
      ['leaver', null],
      ['complainer', 'complained'],
    ] as const) {
      const end = { emailKey: `${name}@readers.example`, reason, now };
      await db.transaction().execute((trx) => endSubscription(trx, end));
    }
    await forgetPerson(site, dataDir, 'Erased@readers.example');
    const issue = { id: 'i', state: 'sent', created_at: now, updated_at: now, version: 1 } as const;
    await db
      .insertInto('newsletter_issues')
      .values({ ...issue, started_at: now, finished_at: now })
      .execute();
    await db
      .insertInto('newsletter_sends')
      .values({
        issue_id: 'i',
        recipient: 'keep@readers.example',
        subscription_id: 'keep',
        mail_key: 'issue-1',
        queued_at: now,
        withdrawn_at: null,
      })
      .execute();
    const sent = { status: 'sent', attempts: 1, finished_at: now, provider_id: 'p' } as const;
    await db.updateTable('outbox').set(sent).where('key', '=', mail.key).execute();
    await db.updateTable('staff_sessions').set({ ended_at: now }).execute();
    await site.close();

    const { stdout, stderr } = await run('restore', backup);
    expect(stderr).toBe('');
    expect(stdout).toContain(
      'still holds: 2 subscriptions ended, 0 watches stopped, 1 emails sent or given up, 1 newsletter issues sent, 1 staff sessions ended.',
    );
    expect(stdout).toContain('erased since and are erased again: 1.');
    site = openDatabase({ dataDir });
    const rows = await site.db.selectFrom('newsletter_subscriptions').selectAll().orderBy('id').execute();
    expect(rows.map(({ id, ended_at, end_reason }) => [id, ended_at !== null, end_reason])).toEqual([
      ['back', false, null],
      ['complainer', true, 'complained'],
      ['keep', false, null],
      ['leaver', true, null],
    ]);
    const recipients = await site.db.selectFrom('newsletter_sends').select('recipient').execute();
    expect(recipients).toEqual([{ recipient: 'keep@readers.example' }]);
    const outbox = await site.db.selectFrom('outbox').selectAll().where('key', '=', mail.key).execute();
    expect(outbox).toMatchObject([sent]);
    expect(await site.db.selectFrom('staff_sessions').select('ended_at').execute()).toEqual([
      { ended_at: now },
    ]);
    const list = readFileSync(join(dataDir, 'erasures.jsonl'), 'utf8');
    expect(list).not.toMatch(/erased|readers/i);
    expect(statSync(join(dataDir, 'erasures.jsonl')).mode & 0o777).toBe(0o600);
  });

  it('say so where the database before can’t be read, and erase again all the same', async () => {
    await write('Gone');
    expect((await run('backup', backup)).status).toBe(0);
    await forgetPerson(site, dataDir, 'a@example.com');
    await site.close();
    writeFileSync(join(dataDir, 'site.sqlite'), 'damaged');
    const { stdout } = await run('restore', backup);
    expect(stdout).toContain('send no newsletter before you have compared');
    expect(stdout).toContain('erased since and are erased again: 1.');
    await expect(names(dataDir)).resolves.toEqual([]);
  });

  it('say what a copy of the file alone lacks', async () => {
    copyFileSync(join(dataDir, 'site.sqlite'), backup);
    await site.close();
    expect((await run('restore', backup)).stderr).toMatch(
      /has no tables, and no .*site\.backup-wal is beside it/,
    );
    // Closed, so that all rows are in it; but that can't be seen.
    const whole = join(folder.path, 'whole');
    copyFileSync(join(dataDir, 'site.sqlite'), whole);
    expect((await run('restore', whole)).stderr).toMatch(
      /without its .*-wal: .* newest rows are missing.*--without-wal/,
    );
    expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(true);
    expect((await run('restore', whole, '--without-wal')).status).toBe(0);
    await expect(names(dataDir)).resolves.toEqual(['Before']);
  });

  it('copy into the folder whose newest file the doctor judges, unless a file is named', () => {
    const { status, stderr } = runAlone('backup');
    expect([stderr, status]).toEqual(['', 0]);
    expect(readdirSync(backupFolder(dataDir))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.sqlite$/),
    ]);
  });

  it('name the tools of PostgreSQL where DATABASE_URL is set', async () => {
    const settings = { DATABASE_URL: 'postgres://nobody@localhost/none', SESSION_SECRET: 'x'.repeat(32) };
    const { stderr, status } = await host.run('backup', [backup], settings);
    expect([stderr, status]).toEqual([expect.stringContaining('pg_dump'), 1]);
  });
});

it('the lock of a site ends with its process, also when that is killed', async () => {
  const holder = `
    const { DatabaseSync } = require('node:sqlite');
    const lock = new DatabaseSync(process.argv[1], { timeout: 0 });
    lock.exec('begin exclusive');
    process.stdout.write('locked');
    setInterval(() => undefined, 1000);
  `;
  const other = spawn(process.execPath, ['-e', holder, join(dataDir, 'site.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(lockInstance(dataDir, 0)).rejects.toThrow('Another site runs with the embedded database');
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockInstance(dataDir, 0);
  unlock();
  expect(readFileSync(join(dataDir, 'site.lock'))).toHaveLength(0);
});
