import { dayMs } from '@/lib/durations';
import { log } from '@/lib/log/log';
import { findResult, insertResult } from '@/lib/results/results-store';
import { storeResult } from '@/lib/results/store-result';
import { isReportToken } from '@/lib/site/report-path';
import { portableStores, useNewDatabases } from '../../support/postgres-or-sqlite';

const noon = Date.parse('2026-11-21T12:00:00Z');
const result = {
  kind: 'growth',
  locale: 'fa',
  payload: { name: 'Smith', none: null, figures: [1, 2.5] },
} as const;

describe.each(portableStores)('kept results on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  const tokens = async () =>
    (await database.db.selectFrom('results').select('token').execute()).map(({ token }) => token);

  it('are found as they were given, each under a token of its own', async () => {
    const [one, other] = [
      await insertResult(database.db, result, noon),
      await insertResult(database.db, result, noon),
    ];
    expect(one).not.toBe(other);
    expect([one, other].every(isReportToken)).toBe(true);
    expect(await findResult(database.db, one, noon)).toEqual({
      ...result,
      token: one,
      createdAt: noon,
      expiresAt: noon + 90 * dayMs,
    });
  });

  it('take the place of an earlier one where they are given its token, and last from then on', async () => {
    const token = await insertResult(database.db, result, noon);
    const renewed = { ...result, payload: { name: 'Smith & Sons' }, token };
    expect(await insertResult(database.db, renewed, noon + dayMs)).toBe(token);
    expect(await findResult(database.db, token, noon)).toMatchObject({
      payload: { name: 'Smith & Sons' },
      expiresAt: noon + 91 * dayMs,
    });
    expect(await tokens()).toEqual([token]);
  });

  it('are not found any more after 90 days, and are left to the hourly deletion', async () => {
    const old = await insertResult(database.db, result, noon);
    expect(await findResult(database.db, old, noon + 90 * dayMs - 1)).toBeDefined();
    expect(await findResult(database.db, old, noon + 90 * dayMs)).toBeUndefined();
    const young = await insertResult(database.db, result, noon + 90 * dayMs);
    expect((await tokens()).sort()).toEqual([old, young].sort());
  });

  it('have a link in the language they were asked for in', async () => {
    const link = await storeResult(result, { db: database.db, now: noon });
    expect(link).toMatch(/^https?:\/\/[^/]+\/fa\/reports\/[\w-]{22}$/);
  });

  it('cost nobody the answer where they cannot be stored: that is logged, and there is no link', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    await database.close();
    expect(await storeResult(result, { db: database.db, now: noon })).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be kept'), expect.anything());
    logged.mockRestore();
  });
});
