import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { canWrite } from '@/lib/db/can-write';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { log } from '@/lib/log/log';
import { testStores, useStore } from '../../support/postgres-or-sqlite';

describe.each(testStores)('the database on %s', (_name, start) => {
  const store = useStore(start);

  it('can be written, as often as one asks', async () => {
    const { db } = await store.open();
    await expect(canWrite(db)).resolves.toBe(true);
    await expect(canWrite(db)).resolves.toBe(true);
  });

  it('answers times and counts as numbers', async () => {
    const { db } = await store.open();
    await canWrite(db);
    const row = await db
      .selectFrom('heartbeat')
      .select(({ fn }) => ['beaten_at', fn.countAll().as('count')])
      .groupBy('beaten_at')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ beaten_at: expect.any(Number), count: 1 });
  });

  it('undoes a transaction that fails', async () => {
    const { db } = await store.open();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('heartbeat').values({ id: 7, beaten_at: 1 }).execute();
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    await expect(db.selectFrom('heartbeat').selectAll().execute()).resolves.toEqual([]);
  });
});

describe('the SQLite file', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sqlite-')), 'data');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('and its side files and folder are readable by the owner only', async () => {
    const { db, close } = openDatabase({ dataDir: folder });
    await migrateToLatest(db);
    await canWrite(db);
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect(mode(folder)).toBe(0o700);
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) {
      expect(mode(join(folder, name))).toBe(0o600);
    }
    await close();
  });

  it('writes ahead and waits for the disk on every commit', async () => {
    const { db, close } = openDatabase({ dataDir: folder });
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    expect(journal.rows[0]?.journal_mode).toBe('wal');
    expect(synchronous.rows[0]?.synchronous).toBe(2);
    await close();
  });

  it('is said not to be writable when it is not', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const { db, close } = openDatabase({ dataDir: folder });
    await close();
    await expect(canWrite(db)).resolves.toBe(false);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('fails at once where it can not be made', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => openDatabase({ dataDir: file })).toThrow();
  });
});
