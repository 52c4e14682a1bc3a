import { findSet, upsertSet } from '@/lib/ai-recommendations/recommendations-store';
import type { StoredSet } from '@/lib/ai-recommendations/stored-set';
import { toBusinessFacts } from '@/lib/ai-recommendations/to-business-facts';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { deleteExpiredData } from '@/lib/privacy/delete-expired-data';
import { findProfile, touchProfile } from '@/lib/profile/profile-store';
import { profileRetentionMs, saveProfile } from '@/lib/profile/save-profile';
import { portableStores, type TestPlace, useOpened, useStore } from '@/tests/support/postgres-or-sqlite';
import { sampleAdvice, sampleProfile } from '@/tests/support/sample-advice';

const now = Date.UTC(2026, 10, 21);

const modelSet: StoredSet = {
  generatedAt: now,
  facts: toBusinessFacts({ ...sampleProfile, painPoints: 'تلفن دیده نمی‌شود' }),
  advice: { engine: 'model', locale: 'fa', items: [...sampleAdvice] },
};

const rulesSet: StoredSet = {
  generatedAt: now + 1,
  facts: toBusinessFacts(sampleProfile),
  advice: {
    engine: 'rules',
    items: [
      {
        rule: 'ask-for-reviews',
        type: 'other',
        priority: 'low',
        confidence: 55,
        services: ['local-business-listings'],
        estimatedValue: 0,
        reasons: [{ key: 'goal', values: { goal: 'leads' } }],
        values: { months: 6 },
      },
    ],
  },
};

describe.each(portableStores)('profiles and recommendations on %s', (_, start) => {
  const store = useStore(start);
  const open = useOpened(store);

  const keep = (visitor: string, set: StoredSet) =>
    open.db.transaction().execute((trx) => upsertSet(trx, visitor, set));

  it('a saved profile is found again, and a later one replaces it', async () => {
    await saveProfile('visitor', sampleProfile, { db: open.db, now });
    expect(await findProfile(open.db, 'visitor')).toEqual(sampleProfile);
    await saveProfile('visitor', { ...sampleProfile, industry: 'retail' }, { db: open.db, now });
    expect(await findProfile(open.db, 'visitor')).toMatchObject({ industry: 'retail' });
    expect(await findProfile(open.db, 'somebody else')).toBeUndefined();
  });

  it.each([
    ['rules', rulesSet],
    ['model', modelSet],
  ])('a set of the %s comes back as it was kept', async (_engine, set) => {
    await saveProfile('visitor', sampleProfile, { db: open.db, now });
    await keep('visitor', set);
    expect(await findSet(open.db, 'visitor')).toEqual(set);
  });

  it('a new set takes the place of the old one', async () => {
    await saveProfile('visitor', sampleProfile, { db: open.db, now });
    await keep('visitor', modelSet);
    await keep('visitor', rulesSet);
    expect(await findSet(open.db, 'visitor')).toEqual(rulesSet);
    expect(await open.db.selectFrom('recommendations').selectAll().execute()).toHaveLength(1);
  });

  it('a set needs a profile', async () => {
    await expect(keep('nobody', rulesSet)).rejects.toThrow(/foreign key/i);
  });

  it('what nobody has used for a year goes, with its recommendations, by the hourly deletion', async () => {
    await saveProfile('old', sampleProfile, { db: open.db, now: now - profileRetentionMs - 1 });
    await keep('old', rulesSet);
    await saveProfile('used', sampleProfile, { db: open.db, now: now - profileRetentionMs - 1 });
    expect(await open.db.transaction().execute((trx) => touchProfile(trx, 'used', now))).toBe(true);
    await saveProfile('new', sampleProfile, { db: open.db, now });
    await deleteExpiredData({ db: open.db, mailFolder: '/none', now });
    const left = await open.db.selectFrom('client_profiles').select('visitor_id').execute();
    expect(left.map(({ visitor_id }) => visitor_id).sort()).toEqual(['new', 'used']);
    expect(await findSet(open.db, 'old')).toBeUndefined();
  });

  it('survives that the process ends and the database is opened again', async () => {
    const place: TestPlace = await store.place();
    const before = openDatabase(place);
    await migrateToLatest(before.db);
    await saveProfile('visitor', sampleProfile, { db: before.db, now });
    await before.db.transaction().execute((trx) => upsertSet(trx, 'visitor', modelSet));
    await before.close();
    const after = openDatabase(place);
    expect(await findProfile(after.db, 'visitor')).toEqual(sampleProfile);
    expect(await findSet(after.db, 'visitor')).toEqual(modelSet);
    await after.close();
  });
});
