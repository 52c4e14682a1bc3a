import { createPhoneScreenJob } from '@/lib/audit/jobs/phone-screen-job';
import {
  findPicture,
  findRendering,
  queueRendering,
  saveRendered,
} from '@/lib/audit/phone-screen/rendering-store';
import type { RenderPage } from '@/lib/headless-browser/rendered-page';
import { log } from '@/lib/log/log';
import { finishJobs } from '@/tests/support/finish-jobs';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { faultyRendering, samplePicture, soundRendering } from '@/tests/support/sample-rendering';

const noon = Date.parse('2026-11-23T02:00:00Z');
const minute = 60_000;

describe.each(portableStores)('renderings on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  function inside<Result>(work: (trx: Parameters<typeof queueRendering>[0]) => Promise<Result>) {
    return database.db.transaction().execute(work);
  }
  async function queue(token: string, now = noon) {
    await database.db
      .insertInto('audit_links')
      .values({ token, subject: token, url: '', business_name: '', created_at: now, expires_at: now + 1e9 })
      .onConflict((conflict) => conflict.column('token').doNothing())
      .execute();
    const asked = { token, url: `https://${token}.example/`, locale: 'en', mailKey: null };
    await inside((trx) => queueRendering(trx, asked, now));
  }
  const save = (token: string, page = faultyRendering()) => inside((trx) => saveRendered(trx, token, page));
  /** Does what is due, as the site does it. */
  const work = (render: RenderPage, now = noon) =>
    finishJobs([createPhoneScreenJob({ render, countVisits: () => 0 })], { db: database.db, now: () => now });
  const ends = (reason: 'busy' | 'timeout') => async () => ({ outcome: 'not_rendered', reason }) as const;
  const jobs = () => database.db.selectFrom('jobs').select(['key', 'attempts', 'due_at']).execute();
  const find = (token: string) => findRendering(database.db, token);

  it('are stored with both pictures, byte for byte', async () => {
    await queue('one');
    expect(await find('one')).toEqual({ state: 'waiting' });
    await save('one');
    expect(await find('one')).toMatchObject({
      state: 'rendered',
      facts: { words: { before: 0, after: 420 }, contrast: { count: 2 }, hasWholePage: true },
    });
    const picture = await findPicture(database.db, 'one', 'first-screen');
    expect(picture?.type).toBe('image/webp');
    expect(Buffer.from(picture?.data ?? [])).toEqual(samplePicture);
    expect(await findPicture(database.db, 'one', 'whole-page')).toBeDefined();
  });

  it('have no whole page where the first screen shows all of it', async () => {
    await queue('one');
    const { pictures } = soundRendering();
    await save('one', soundRendering({ pictures: { ...pictures, wholePage: null } }));
    expect(await findPicture(database.db, 'one', 'whole-page')).toBeUndefined();
    expect(await find('one')).toMatchObject({ facts: { hasWholePage: false } });
  });

  it('that fail again and again are given up', async () => {
    await queue('one');
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const fails = () => Promise.reject(new Error('the browser is broken'));
    for (let attempt = 0; attempt < 4; attempt += 1) await work(fails, noon + attempt * minute);
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
    expect(await find('one')).toEqual({ state: 'not_rendered', reason: 'failed' });
    expect(await jobs()).toEqual([]);
  });

  it('wait for a busy browser without using up an attempt, but not for ever', async () => {
    await queue('one');
    for (let time = 0; time < 10 * minute; time += minute) await work(ends('busy'), noon + time);
    expect(await find('one')).toEqual({ state: 'waiting' });
    expect(await jobs()).toMatchObject([{ attempts: 0, due_at: noon + 9 * minute + 15_000 }]);
    await work(ends('busy'), noon + 10 * minute);
    expect(await find('one')).toEqual({ state: 'not_rendered', reason: 'busy' });
  });

  it('begin anew with each run of a report, whatever an earlier run still finds', async () => {
    await queue('one');
    await work(async () => {
      await queue('one', noon + minute);
      return { outcome: 'rendered', page: faultyRendering() };
    });
    expect(await find('one')).toEqual({ state: 'waiting' });
    await work(ends('timeout'), noon + minute);
    expect(await find('one')).toEqual({ state: 'not_rendered', reason: 'timeout' });
  });

  it('go with their report', async () => {
    await queue('one');
    await save('one');
    await database.db.deleteFrom('audit_links').where('token', '=', 'one').execute();
    expect(await database.db.selectFrom('audit_renderings').select('token').execute()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});
