import { describeSize } from '@/scripts/doctor/database-size';
import { insertReports } from '@/scripts/tools/fill/insert-rows';
import { createInventReport } from '@/scripts/tools/fill/invent-reports';
import { testStores, useStore } from '@/tests/support/postgres-or-sqlite';
import { seeded } from '@/tests/support/seeded';

const count = 14;
const gigabyte = 1024 ** 3;

describe.each(testStores)('the size of a database on %s', (_name, start) => {
  const store = useStore(start);

  it('is said with what reports with pictures will take until the oldest are deleted', async () => {
    const open = await store.open();
    const examine = async (freeBytes: number) =>
      (await describeSize(open, freeBytes)).map(({ subject, text, state }) => ({ subject, text, state }));
    expect((await examine(gigabyte)).map(({ subject }) => subject)).toEqual(['Size']);

    const invent = createInventReport(seeded(1));
    // The last of a million, all of the last minutes.
    const place = { count: 1_000_000, now: Date.now() };
    const reports = Array.from({ length: count }, (_, index) =>
      invent({ ...place, number: place.count - count + index }),
    );
    await open.db.transaction().execute((trx) => insertReports(trx, reports));
    const [, roomy] = await examine(gigabyte);
    expect(roomy).toMatchObject({ subject: 'Reports', state: 'fine' });
    // Two pictures of 50 KB and some 40 KB of text each, 14 in a week, for 90 days.
    expect(roomy?.text).toMatch(/last week’s 14 reports of 1[3-6]\d KB, all of 90 days take 2\d MB/);
    const [, tight] = await examine(0);
    expect(tight).toMatchObject({ subject: 'Reports', state: 'to do' });
  });
});
