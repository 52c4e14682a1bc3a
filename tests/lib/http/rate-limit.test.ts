import type { AppError } from '@/lib/errors';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

const settings = { ...process.env };

/** An instance of the site: modules, and with them counts in memory, of its own. */
async function instance(environment: Record<string, string>) {
  jest.resetModules();
  process.env = { ...settings, SESSION_SECRET: 'x'.repeat(32), RATE_LIMITS: 'on', ...environment };
  const { takeTurn } = await import('@/lib/http/rate-limit');
  return (ip: string | undefined, name = 'test') =>
    takeTurn({ name, windows: [{ requests: 3, seconds: 60 }] }, ip).then(
      () => 'taken',
      // Modules were reset, so the class of the error is another one than ours.
      (error: AppError) => error.code,
    );
}

const turns = async (take: (ip: string) => Promise<string>, ip: string, count: number) => {
  const results: string[] = [];
  for (let index = 0; index < count; index += 1) results.push(await take(ip));
  return results;
};

const threeTaken = ['taken', 'taken', 'taken'];

afterAll(() => {
  process.env = settings;
});
afterEach(() => jest.restoreAllMocks());

describe('takeTurn without a database server', () => {
  it('counts each client by itself', async () => {
    const take = await instance({ DATABASE_URL: '' });
    expect(await turns(take, '192.0.2.1', 4)).toEqual([...threeTaken, 'rate_limited']);
    expect(await take('192.0.2.2')).toBe('taken');
  });

  it('counts each limit by itself, and all its windows', async () => {
    await instance({ DATABASE_URL: '' });
    const { takeTurn } = await import('@/lib/http/rate-limit');
    const windows = [
      { requests: 9, seconds: 1 },
      { requests: 2, seconds: 3600 },
    ];
    const take = () => takeTurn({ name: 'two', windows }, '192.0.2.1');
    await take();
    await take();
    await expect(take()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3600 });
    await expect(takeTurn({ name: 'other', windows }, '192.0.2.1')).resolves.toBeUndefined();
  });

  it('counts nothing when limits are off', async () => {
    const take = await instance({ DATABASE_URL: '', RATE_LIMITS: 'off' });
    expect(await turns(take, '192.0.2.1', 4)).toEqual([...threeTaken, 'taken']);
  });

  it('lets a client pass whose address nobody knows, and says what to configure', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const take = await instance({ DATABASE_URL: '' });
    for (let index = 0; index < 4; index += 1) expect(await take(undefined)).toBe('taken');
    expect(warn.mock.calls.flat().join()).toContain('TRUSTED_PROXIES');
  });
});

describe('takeTurn on Postgres', () => {
  let postgres: TestPostgres;
  let DATABASE_URL: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    DATABASE_URL = await postgres.createDatabase();
    await instance({ DATABASE_URL });
    const { database } = await import('@/lib/db/database');
    const { migrateToLatest } = await import('@/lib/db/migrate');
    await migrateToLatest(database());
  }, 60_000);

  it('counts together with other instances', async () => {
    const one = await instance({ DATABASE_URL });
    const other = await instance({ DATABASE_URL });
    expect([await one('192.0.2.9'), await other('192.0.2.9'), await one('192.0.2.9')]).toEqual(threeTaken);
    expect([await one('192.0.2.9'), await other('192.0.2.9')]).toEqual(['rate_limited', 'rate_limited']);
  });

  it('goes on counting in memory, and never refuses a first request, while Postgres is away', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const take = await instance({ DATABASE_URL });
    await postgres.stop();
    expect(await turns(take, '192.0.2.20', 4)).toEqual([...threeTaken, 'rate_limited']);
    const { closeDatabase } = await import('@/lib/db/database');
    await closeDatabase();
  });
});
