import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { canWrite } from '@/lib/db/can-write';
import { type OpenDatabase, openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { log } from '@/lib/log/log';
import { tempDir } from '../../support/temp-dir';

/** Another process that holds the write lock until it is told to end. */
const holder = `
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(process.argv[1]);
  db.exec('begin immediate');
  process.stdout.write('locked');
  process.stdin.on('end', () => db.exec('commit')).resume();
`;

let folder: ReturnType<typeof tempDir>;
let file: string;
let open: OpenDatabase;
beforeEach(async () => {
  folder = tempDir('sqlite-faults');
  file = join(folder.path, 'site.sqlite');
  open = openDatabase({ dataDir: folder.path });
  await migrateToLatest(open.db);
});
afterEach(async () => {
  await open.close();
  folder.remove();
});

async function holdLock(): Promise<ChildProcess> {
  const other = spawn(process.execPath, ['-e', holder, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  return other;
}

describe('while another process holds the lock of the file', () => {
  it('reads and timers go on, and a write is done as soon as the lock is free', async () => {
    const other = await holdLock();
    const order: string[] = [];
    const writing = canWrite(open.db).then((isDone) => order.push(`written: ${isDone}`));
    const counting = open.db.transaction().execute(async (trx) => {
      await trx.insertInto('heartbeat').values({ id: 7, beaten_at: 1 }).execute();
    });
    await open.db.selectFrom('heartbeat').selectAll().execute();
    order.push('read');
    await new Promise((resolve) => setImmediate(resolve));
    order.push('timer');
    other.stdin?.end();
    await Promise.all([writing, counting, once(other, 'exit')]);
    expect(order).toEqual(['read', 'timer', 'written: true']);
    await expect(open.db.selectFrom('heartbeat').select('id').orderBy('id').execute()).resolves.toEqual([
      { id: 1 },
      { id: 7 },
    ]);
  });

  it('a write is given up in the end, and says that the file is locked', async () => {
    const other = await holdLock();
    const writing = open.db.insertInto('heartbeat').values({ id: 7, beaten_at: 1 }).execute();
    await expect(writing).rejects.toThrow('database is locked');
    other.stdin?.end();
    await once(other, 'exit');
    await expect(canWrite(open.db)).resolves.toBe(true);
  });
});

describe('the file that is open', () => {
  it('is noticed to be deleted or replaced, before a row is written that nobody would find', async () => {
    await canWrite(open.db);
    expect(open.requireWhole).not.toThrow();
    renameSync(file, `${file}.away`);
    expect(open.requireWhole).toThrow('was deleted or replaced while it was open');
    writeFileSync(file, readFileSync(`${file}.away`));
    expect(open.requireWhole).toThrow('was deleted or replaced while it was open');
    const writing = open.db.insertInto('heartbeat').values({ id: 7, beaten_at: 1 }).execute();
    await expect(writing).rejects.toThrow('was deleted or replaced');
    await expect(open.db.transaction().execute(async () => undefined)).rejects.toThrow('was deleted');
  });

  it('is noticed to be cut off, and to have lost its write-ahead log', async () => {
    await canWrite(open.db);
    await sql`pragma wal_checkpoint`.execute(open.db);
    expect(open.requireWhole).not.toThrow();
    const whole = readFileSync(file);
    truncateSync(file, statSync(file).size - 4096);
    expect(open.requireWhole).toThrow('was cut off');
    writeFileSync(file, whole);
    rmSync(`${file}-wal`);
    expect(open.requireWhole).toThrow('site.sqlite-wal was deleted or replaced');
  });
});

it('a transaction that fails because the disk is full says so', async () => {
  await sql`pragma max_page_count = 60`.execute(open.db);
  const filling = open.db.transaction().execute(async (trx) => {
    for (let id = 1; id < 10_000; id += 1) {
      await sql`insert into results (token, kind, locale, payload, created_at, expires_at)
        values (${String(id)}, 'check', 'en', ${'x'.repeat(4000)}, 0, 0)`.execute(trx);
    }
  });
  await expect(filling).rejects.toThrow('database or disk is full');
  await expect(open.db.selectFrom('results').selectAll().execute()).resolves.toEqual([]);
  await expect(canWrite(open.db)).resolves.toBe(true);
});

it('a file copied without its write-ahead log is warned about, with what it needs', async () => {
  const copy = tempDir('sqlite-copy');
  writeFileSync(join(copy.path, 'site.sqlite'), readFileSync(file));
  const warned = jest.spyOn(log, 'warn').mockImplementation();
  await openDatabase({ dataDir: copy.path }).close();
  expect(warned.mock.calls.flat().join()).toMatch(
    /has no tables, and no .*site\.sqlite-wal is beside it.*npm run backup/,
  );
  warned.mockRestore();
  copy.remove();
});
