import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '@/lib/config/read-env';
import { backupFolder, backupSqlite, restoreSqlite } from '@/lib/db/backup';
import { openDatabase } from '@/lib/db/database';
import { makeFolder } from '@/lib/db/keep-owner';
import { migrateToLatest } from '@/lib/db/migrate';
import { writeDurably } from '@/lib/db/write-durably';
import { readOrCreateSecret } from '@/lib/http/session-secret';
import { captureTransport } from '@/lib/mail/capture';
import { checkDatabase } from '@/scripts/doctor/check-database';
import { tempDir } from '../../support/temp-dir';

/** Any user but root; it needs no account. */
const site = 61_234;
const isRoot = process.getuid?.() === 0;
// Only root can make files that belong to somebody else.
const asRoot = isRoot ? describe : describe.skip;
if (!isRoot)
  process.stdout.write('Not run, because only root can: what commands leave for the site’s own user.\n');

asRoot('what root does beside a site that runs as a user of its own', () => {
  const folder = tempDir('owner');
  const dataDir = join(folder.path, 'data');
  const owner = (...path: string[]) => statSync(join(dataDir, ...path)).uid;
  const belongTo = async (uid: number) => {
    const open = openDatabase({ dataDir });
    await migrateToLatest(open.db);
    await open.close();
    for (const name of ['', 'site.sqlite']) chownSync(join(dataDir, name), uid, uid);
  };

  beforeAll(async () => {
    mkdirSync(dataDir);
    chownSync(dataDir, site, site);
    await belongTo(site);
  });
  afterAll(() => folder.remove());

  it('a restored database keeps owner and mode of the one before', async () => {
    const file = join(folder.path, 'backup');
    backupSqlite(dataDir, file);
    chmodSync(join(dataDir, 'site.sqlite'), 0o640);
    await restoreSqlite(dataDir, file);
    expect([owner('site.sqlite'), statSync(join(dataDir, 'site.sqlite')).mode & 0o777]).toEqual([
      site,
      0o640,
    ]);
    expect(owner('site.lock')).toBe(site);
  });

  it('a database that a command opens or makes is the site’s, with its side files', async () => {
    const open = openDatabase({ dataDir });
    await migrateToLatest(open.db);
    expect(['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'].map((name) => owner(name))).toEqual(
      Array(3).fill(site),
    );
    await open.close();
    const made = openDatabase({ dataDir: join(dataDir, 'new', 'deep') });
    await migrateToLatest(made.db);
    expect([['new'], ['new', 'deep'], ['new', 'deep', 'site.sqlite']].map((path) => owner(...path))).toEqual(
      Array(3).fill(site),
    );
    await made.close();
  });

  it('captured mail, waiting leads, secret and backups are the site’s', async () => {
    const message = { from: 'a@example.com', to: ['b@example.com'], subject: '', html: '', text: '' };
    await captureTransport(join(dataDir, 'mail')).send(message, 'key');
    await writeDurably(join(dataDir, 'leads'), 'lead.jsonl', '{}');
    await readOrCreateSecret(dataDir);
    makeFolder(backupFolder(dataDir));
    backupSqlite(dataDir, join(backupFolder(dataDir), 'one.sqlite'));
    const made = [
      ['mail'],
      ['mail', 'key.eml'],
      ['leads'],
      ['leads', 'lead.jsonl'],
      ['session-secret'],
      ['backups'],
    ];
    expect([...made, ['backups', 'one.sqlite']].map((path) => owner(...path))).toEqual(Array(7).fill(site));
  });

  it('the doctor, run by root, sees a file that the site can’t read', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const findings = async () => (await checkDatabase(env)).find(({ subject }) => subject === 'Database');
    await expect(findings()).resolves.toMatchObject({ state: 'fine' });
    chownSync(join(dataDir, 'site.sqlite'), 0, 0);
    await expect(findings()).resolves.toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('user 0'),
    });
  });
});
