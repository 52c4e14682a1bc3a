import type { AppError } from '@/lib/errors';
import { startPostgres, type TestPostgres } from '@/tests/support/postgres';

const settings = { ...process.env };

/** An instance of the site: modules, and with them counts in memory, of its own. */
async function instance(environment: Record<string, string>) {
  jest.resetModules();
  process.env = { ...settings, SESSION_SECRET: 'x'.repeat(32), RATE_LIMITS: 'on', ...environment };
  const { consumeRateLimit } = await import('@/lib/http/rate-limit');
  return (ip: string | undefined, name = 'test') =>
    consumeRateLimit({ name, windows: [{ requests: 3, seconds: 60 }] }, ip).then(
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

describe('consumeRateLimit without a database server', () => {
  it('counts each client by itself', async () => {
    const take = await instance({ DATABASE_URL: '' });
    expect(await turns(take, '192.0.2.1', 4)).toEqual([...threeTaken, 'rate_limited']);
    expect(await take('192.0.2.2')).toBe('taken');
  });

  it('counts each limit by itself, and all its windows', async () => {
    await instance({ DATABASE_URL: '' });
    const { consumeRateLimit } = await import('@/lib/http/rate-limit');
    const windows = [
      { requests: 9, seconds: 1 },
      { requests: 2, seconds: 3600 },
    ];
    const take = () => consumeRateLimit({ name: 'two', windows }, '192.0.2.1');
    await take();
    await take();
    await expect(take()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3600 });
    await expect(consumeRateLimit({ name: 'other', windows }, '192.0.2.1')).resolves.toBeUndefined();
  });

  it('lets no /48 send more than four times what one of its /64s may', async () => {
    const take = await instance({ DATABASE_URL: '' });
    const results: string[] = [];
    for (let index = 0; index < 16; index += 1) results.push(await take(`2001:db8:1:${index}::1`));
    expect(results).toEqual([...Array(12).fill('taken'), ...Array(4).fill('rate_limited')]);
    expect(await take('2001:db8:2::1')).toBe('taken');
  });

  it('counts what one /64 is refused for nobody else in its /48', async () => {
    const take = await instance({ DATABASE_URL: '' });
    await turns(take, '2001:db8:1:1::1', 40);
    expect(await turns(take, '2001:db8:1:2::1', 3)).toEqual(threeTaken);
  });

  it('counts nothing when limits are off', async () => {
    const take = await instance({ DATABASE_URL: '', RATE_LIMITS: 'off' });
    expect(await turns(take, '192.0.2.1', 4)).toEqual([...threeTaken, 'taken']);
  });

  it('lets a client pass whose address nobody knows, and says what to configure', async () => {
    const take = await instance({ DATABASE_URL: '' });
    const { log } = await import('@/lib/log/log');
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    for (let index = 0; index < 4; index += 1) expect(await take(undefined)).toBe('taken');
    expect(warn.mock.calls.flat().join()).toContain('TRUSTED_PROXIES');
  });
});

describe('consumeRateLimit on Postgres', () => {
  let postgres: TestPostgres;
  let DATABASE_URL: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    DATABASE_URL = await postgres.createDatabase();
    await instance({ DATABASE_URL });
    const { database } = await import('@/lib/db/database');
    const { migrateToLatest } = await import('@/lib/db/migrate');
    await migrateToLatest(database());
  });

  it('counts together with other instances', async () => {
    const one = await instance({ DATABASE_URL });
    const other = await instance({ DATABASE_URL });
    expect([await one('192.0.2.9'), await other('192.0.2.9'), await one('192.0.2.9')]).toEqual(threeTaken);
    expect([await one('192.0.2.9'), await other('192.0.2.9')]).toEqual(['rate_limited', 'rate_limited']);
  });

  it('counts the networks of a /48 together with other instances', async () => {
    const one = await instance({ DATABASE_URL });
    const other = await instance({ DATABASE_URL });
    const results: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      results.push(await (index % 2 ? one : other)(`2001:db8:9:${index}::1`));
    }
    expect(results).toEqual([...Array(12).fill('taken'), 'rate_limited', 'rate_limited']);
  });

  it('asks Postgres nothing about a client that this instance refuses by itself', async () => {
    const take = await instance({ DATABASE_URL });
    await turns(take, '192.0.2.30', 3);
    const { postgresPool } = await import('@/lib/db/database');
    const pool = postgresPool();
    const countedRows = async () => (await pool?.query('select sum(points) from rate_limits'))?.rows;
    const before = await countedRows();
    expect(await take('192.0.2.30')).toBe('rate_limited');
    expect(await countedRows()).toEqual(before);
  });

  it('goes on counting in memory, and never refuses a first request, while Postgres is away', async () => {
    const take = await instance({ DATABASE_URL });
    const { log } = await import('@/lib/log/log');
    jest.spyOn(log, 'error').mockReturnValue();
    await postgres.stop();
    expect(await turns(take, '192.0.2.20', 4)).toEqual([...threeTaken, 'rate_limited']);
    const { closeDatabase } = await import('@/lib/db/database');
    await closeDatabase();
  });
});
