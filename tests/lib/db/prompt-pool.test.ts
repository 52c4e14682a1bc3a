import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseBusy } from '@/lib/db/database-busy';
import { orUnavailable } from '@/lib/db/or-unavailable';
import { PromptPool } from '@/lib/db/postgres';
import { asAppError, failure } from '@/lib/http/respond';
import { log } from '@/lib/log/log';
import { allTests } from '@/tests/support/started';
import { startPostgres } from '../../support/postgres';

const longestWaitMs = 200;
const connections = 2;

describe('a pool of connections of which all are in use', () => {
  const postgres = allTests(startPostgres);
  let pool: PromptPool;

  beforeEach(async () => {
    pool = new PromptPool({
      connectionString: await postgres.createDatabase(),
      max: connections,
      longestWaitMs,
      connectionTimeoutMillis: 20_000,
    });
  });
  afterEach(() => pool.end());

  const takeAll = () => Promise.all(Array.from({ length: connections }, () => pool.connect()));

  it('lets the first ones wait, and refuses at once who asks when they have waited too long', async () => {
    const taken = await takeAll();
    const first = pool.query('select 1 as one');
    await wait(2 * longestWaitMs);
    await expect(pool.connect()).rejects.toThrow('Every connection to the database is in use.');
    await expect(pool.query('select 1')).rejects.toMatchObject({ name: 'DatabaseBusy' });
    for (const client of taken) client.release();
    await expect(first).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await expect(pool.query('select 2 as two')).resolves.toMatchObject({ rows: [{ two: 2 }] });
  });

  it('serves again as soon as one is free, however often they were taken', async () => {
    for (let round = 0; round < 3; round += 1) for (const client of await takeAll()) client.release();
    const [client, other] = await takeAll();
    const waiting = pool.connect();
    await wait(2 * longestWaitMs);
    client?.release();
    const served = await waiting;
    expect(pool.totalCount).toBe(connections);
    served.release();
    other?.release();
  });

  it('calls it busy, too, when a wait was in vain', async () => {
    const taken = await takeAll();
    // Not before: making a connection takes longer than that.
    Reflect.set(pool.options, 'connectionTimeoutMillis', 50);
    const error = await pool.connect().catch((thrown: unknown) => thrown);
    expect(isDatabaseBusy(error)).toBe(true);
    for (const client of taken) client.release();
  });

  it('calls it away, not busy, when nobody answers', async () => {
    const away = new PromptPool({ connectionString: 'postgres://127.0.0.1:1/none', longestWaitMs });
    const error = await away.connect().catch((thrown: unknown) => thrown);
    expect(isDatabaseBusy(error)).toBe(false);
  });
});

it.each([
  ['a route that asks by itself', (ask: () => Promise<never>) => ask()],
  ['one that knows that it may be away', orUnavailable],
])('%s answers 503 overloaded with Retry-After', async (_, call) => {
  const busy = Object.assign(new Error('All in use.'), { name: 'DatabaseBusy' });
  jest.spyOn(log, 'error').mockImplementation();
  const thrown = await call(() => Promise.reject(busy)).catch((error: unknown) => error);
  const response = await failure(
    asAppError(thrown, new Request('http://localhost/api/client-profile')),
    'en',
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  await expect(response.json()).resolves.toMatchObject({ success: false, code: 'overloaded' });
});
