import { insertRun } from '@/lib/audit/report/audit-store';
import { listScores } from '@/lib/audit/report/watched-scores-store';
import { toWatchedState } from '@/lib/audit/watch/compare-state';
import { confirmWatch } from '@/lib/audit/watch/confirm-watch';
import { confirmWithinMs, mailAgainAfterMs } from '@/lib/audit/watch/limits';
import {
  findWatchedSite,
  startWatching,
  stopUnwatched,
  storeScore,
} from '@/lib/audit/watch/watched-site-store';
import { findWatcher, listUnconfirmed, requestWatcher } from '@/lib/audit/watch/watcher-store';
import { portableStores, useNewDatabases } from '@/tests/support/postgres-or-sqlite';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';

const noon = Date.parse('2026-11-22T12:00:00Z');

describe.each(portableStores)('watched reports on %s', (_name, startStore) => {
  const database = useNewDatabases(startStore);

  beforeEach(async () => {
    for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const link = { token, subject: token, url: '', business_name: '', created_at: noon };
      await database.db
        .insertInto('audit_links')
        .values({ ...link, expires_at: noon + 1e9 })
        .execute();
    }
  });

  const ask = (report: string, { now = noon, email = 'ann@example.com', name = report } = {}) =>
    database.db.transaction().execute((trx) =>
      requestWatcher(trx, {
        ...{ report, email, locale: 'en', consentWording: 'Yes', now },
        ...{ confirmToken: `confirm-${name}`, stopToken: `stop-${name}`, mailKey: `mail-${name}` },
      }),
    );

  const watch = (token: string, nextCheckAt = noon) =>
    database.db.transaction().execute((trx) =>
      startWatching(trx, {
        ...{ token, state: toWatchedState(sampleAuditFacts()), nextCheckAt, auditAt: noon },
        ...{ first: { checkedAt: noon, score: 80 }, now: noon },
      }),
    );

  it('mail an address once in ten minutes, and the newest link counts', async () => {
    const { db } = database;
    expect(await ask('a')).toBe(true);
    expect(await ask('a', { name: 'again', email: 'Ann@example.com' })).toBe(false);
    expect(await ask('a', { name: 'again', now: noon + mailAgainAfterMs })).toBe(true);
    const find = (token: string) => findWatcher(db, { report: 'a', token, purpose: 'confirm' });
    expect(await find('confirm-a')).toBeUndefined();
    expect(await find('confirm-again')).toMatchObject({ stop_token: 'stop-again' });
    expect(
      await findWatcher(db, { report: 'b', token: 'confirm-again', purpose: 'confirm' }),
    ).toBeUndefined();
    expect(await findWatcher(db, { report: 'a', token: 'confirm-again', purpose: 'stop' })).toBeUndefined();
  });

  it('are open to their owner, however many strangers asked and never confirmed', async () => {
    for (let stranger = 0; stranger < 30; stranger += 1)
      await ask('a', { name: `s${stranger}`, email: `s${stranger}@example.com` });
    for (const report of ['b', 'c', 'd', 'e', 'f']) await ask(report);
    expect(await ask('a')).toBe(true);
  });

  it('have ten confirmed watchers at most', async () => {
    const link = (name: string) => ({ report: 'a', token: `confirm-${name}` });
    await database.db
      .transaction()
      .execute((trx) => insertRun(trx, { token: 'a', facts: sampleAuditFacts(), now: noon }));
    const names = Array.from({ length: 12 }, (_, index) => `s${index}`);
    for (const name of names) await ask('a', { name, email: `${name}@example.com` });
    const confirmed = [];
    for (const name of names) confirmed.push(await confirmWatch(link(name), { db: database.db, now: noon }));
    expect(confirmed.map((watch) => watch !== undefined)).toEqual([...Array(10).fill(true), false, false]);
    expect(await ask('a')).toBe(false);
  });

  it('find what was not confirmed in time', async () => {
    await ask('a');
    expect(await listUnconfirmed(database.db, noon + confirmWithinMs - 1 - confirmWithinMs)).toEqual([]);
    expect(await listUnconfirmed(database.db, noon)).toMatchObject([{ mail_key: 'mail-a' }]);
  });

  const checks = () => database.db.selectFrom('jobs').select(['key', 'due_at']).execute();

  it('are checked until nobody watches them any more', async () => {
    for (const token of ['a', 'b']) await watch(token);
    await database.db.transaction().execute((trx) => stopUnwatched(trx, 'a'));
    expect(await checks()).toEqual([{ key: 'b', due_at: noon }]);
    expect(await findWatchedSite(database.db, 'a')).toBeUndefined();
    expect(await findWatchedSite(database.db, 'b')).toMatchObject({ auditAt: noon });
  });

  it('keep the newest 26 scores, in order', async () => {
    await watch('a');
    for (let week = 1; week <= 30; week += 1) {
      const score = { checkedAt: noon + week, score: week };
      await database.db.transaction().execute((trx) => storeScore(trx, 'a', score));
    }
    const scores = await listScores(database.db, 'a');
    expect(scores.map(({ score }) => score)).toEqual(Array.from({ length: 26 }, (_, index) => index + 5));
  });

  it('are watched once, whoever confirms later', async () => {
    await watch('a');
    await watch('a', noon + 5);
    expect(await listScores(database.db, 'a')).toHaveLength(1);
    expect(await checks()).toEqual([{ key: 'a', due_at: noon }]);
  });
});
