import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { Client } from 'pg';
import { readEnv } from '@/lib/config/read-env';
import { openDatabase } from '@/lib/db/database';
import { nameFileSystem } from '@/lib/db/file-system';
import { migrateToLatest } from '@/lib/db/migrate';
import { notWritable } from '@/lib/db/not-writable';
import { checkDatabase, judgeFolder } from '@/scripts/doctor/check-database';
import { allTests } from '@/tests/support/started';
import { listen } from '../../support/listen';
import { makeCertificate } from '../../support/make-certificate';
import { startPostgres } from '../../support/postgres';
import { tempDir } from '../../support/temp-dir';

const password = 's3cret-of-theirs';

async function findingOf(DATABASE_URL: string, subject = 'Database') {
  const findings = await checkDatabase(readEnv({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) }));
  expect(JSON.stringify(findings)).not.toContain(password);
  return findings.find((finding) => finding.subject === subject);
}

/** What the doctor says of a server that answers like this, at an address with this query. */
async function judge(
  answer: (socket: Socket, data: Buffer) => void,
  { query = '', user = `site:${password}` } = {},
) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => answer(socket, data));
  });
  const { port, stop } = await listen(server);
  const finding = await findingOf(`postgres://${user}@localhost:${port}/site${query}`);
  await stop();
  return finding;
}

describe('the doctor about a PostgreSQL', () => {
  const postgres = allTests(startPostgres);

  it('that is empty says that the first start makes its tables, and after it that all is fine', async () => {
    const databaseUrl = await postgres.createDatabase();
    expect(await findingOf(databaseUrl)).toEqual({
      subject: 'Database',
      state: 'to do',
      text: 'The database has no tables yet; the first start of the site makes them.',
    });
    const open = openDatabase({ databaseUrl });
    await migrateToLatest(open.db);
    expect(await findingOf(databaseUrl)).toMatchObject({ state: 'fine' });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(open.db);
    expect(await findingOf(databaseUrl, 'Version')).toMatchObject({
      state: 'to do',
      text: expect.stringContaining('of a newer version of the site than this one'),
    });
    await open.close();
  });

  it('whose user may not make tables says what its owner has to run', async () => {
    const databaseUrl = await postgres.createDatabase();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("create role visitor login password 'x'");
    await client.end();
    const url = new URL(databaseUrl);
    url.username = 'visitor';
    url.password = password;
    expect(await findingOf(url.href)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('grant usage, create on schema public to USER;'),
    });
  });

  it('that has no such database, can’t encrypt or isn’t there says what to write', async () => {
    const address = new URL(postgres.address);
    address.pathname = '/nowhere';
    expect(await findingOf(address.href)).toMatchObject({
      state: 'wrong',
      text: 'DATABASE_URL: there is no database of this name. Create it (createdb), or correct the name.',
    });
    expect(await findingOf(`${postgres.address}?sslmode=require`)).toMatchObject({
      text: expect.stringContaining('Leave out sslmode'),
    });
    expect(await findingOf('postgres://site@localhost:9/site')).toMatchObject({
      text: expect.stringContaining('nothing answers there'),
    });
    expect(await findingOf(`${postgres.address}?sslmode=verify-full&sslrootcert=/nowhere.pem`)).toMatchObject(
      {
        text: expect.stringContaining('a file that it names (sslrootcert'),
      },
    );
  });

  it.each(['require', 'verify-full'])(
    'with a certificate of its own authority says how to write sslmode=%s',
    async (mode) => {
      const certificate = makeCertificate({ names: ['localhost'] });
      const encrypt = (socket: Socket) => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, ...certificate }).on('error', () => undefined);
      };
      expect(await judge(encrypt, { query: `?sslmode=${mode}` })).toMatchObject({
        state: 'wrong',
        text: expect.stringMatching(/\?sslmode=verify-full&sslrootcert=FILE .* or \?sslmode=no-verify/),
      });
    },
  );

  it('that wants a password says how to write one', async () => {
    const answer = (socket: Socket, kind: number, text: string) =>
      socket.write(
        Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8 + text.length, 0, 0, 0, kind]), Buffer.from(text)]),
      );
    // The first two steps of SCRAM: https://www.rfc-editor.org/rfc/rfc5802
    const ask = (socket: Socket) => {
      answer(socket, 10, 'SCRAM-SHA-256\0\0');
      socket.once('data', (data) => {
        const [, nonce = ''] = /r=(.+)$/.exec(data.toString()) ?? [];
        answer(socket, 11, `r=${nonce}more,s=c2FsdA==,i=4096`);
      });
    };
    expect(await judge(ask, { user: 'site' })).toMatchObject({
      text: 'DATABASE_URL has no password, and the server wants one: postgres://user:password@host/name.',
    });
  });

  it('behind a pooler that refuses a parameter says which to leave out', async () => {
    const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0');
    const head = Buffer.from([0x45, 0, 0, 0, 4 + fields.length]);
    const refuse = (socket: Socket) => void socket.end(Buffer.concat([head, fields]));
    expect(await judge(refuse, { query: '?options=-c%20geqo%3Doff' })).toMatchObject({
      text: expect.stringContaining('Leave out `options`'),
    });
  });
});

describe('the doctor about a folder', () => {
  const folder = '/srv/site-data';
  const stateOn = (type: number, platform = 'linux') =>
    judgeFolder(folder, nameFileSystem(type, { platform, folder }));

  it.each([
    ['ext4', 0xef53],
    ['XFS', 0x58465342],
    ['Btrfs', 0x9123683e],
    ['ZFS', 0x2fc12fc1],
    // As a 32-bit number with a sign.
    ['F2FS', 0xf2f52010 | 0],
  ])('on %s is content', (name, type) => {
    expect(stateOn(type)).toMatchObject({ state: 'fine', text: expect.stringContaining(`a disk (${name})`) });
  });

  it.each([
    ['NFS', 0x6969],
    ['SMB', 0xfe534d42],
    ['SMB', 0x517b],
    ['CIFS', 0xff534d42],
    ['FUSE', 0x65735546],
    ['9p', 0x01021997],
    ['Ceph', 0x00c36400],
  ])('on %s says that the database may be damaged, and what to set instead', (name, type) => {
    expect(stateOn(type)).toMatchObject({
      state: 'wrong',
      text: expect.stringMatching(
        new RegExp(`^/srv/site-data is on ${name}, .* Set DATA_DIR to .* or DATABASE_URL`),
      ),
    });
  });

  it('on one that nobody knows is not content', () => {
    expect(stateOn(0x12345678)).toMatchObject({
      state: 'to do',
      text: expect.stringContaining('(type 0x12345678) of which nobody knows'),
    });
    expect(stateOn(0x1a, 'darwin')).toMatchObject({ state: 'fine' });
    expect(stateOn(0x1f, 'darwin')).toMatchObject({ state: 'to do' });
    expect(
      judgeFolder(folder, nameFileSystem(0, { platform: 'win32', folder: '\\\\nas\\site' })),
    ).toMatchObject({
      state: 'wrong',
    });
  });

  it('in memory or in a container says that enquiries would be lost', () => {
    expect(stateOn(0x01021994)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('is temporary'),
    });
    expect(stateOn(0x794c7630)).toMatchObject({
      state: 'to do',
      text: expect.stringContaining('mount a volume'),
    });
  });

  it('on a disk that can only be read doesn’t blame its owner', () => {
    expect(notWritable(folder, { user: 0, isReadOnly: true })).toBe(
      '/srv/site-data is on a disk that is mounted for reading only: mount it for writing (mount -o remount,rw), or name another folder in DATA_DIR.',
    );
    expect(notWritable(folder, { user: 33, isReadOnly: false })).toContain('chown -R 33 /srv/site-data');
  });

  it('that can’t be opened names no words of SQLite', async () => {
    const broken = tempDir('broken');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(
      `${broken.path}/site.sqlite`,
      'no database at all, but long enough to be read as one'.repeat(100),
    );
    const findings = await checkDatabase(readEnv({ DATA_DIR: broken.path }));
    expect(findings[0]).toMatchObject({
      state: 'wrong',
      text: `${broken.path}/site.sqlite is damaged or no database: stop the site and put a backup in its place (npm run restore -- FILE).`,
    });
    broken.remove();
  });
});
