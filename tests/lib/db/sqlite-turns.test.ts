import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { tempDir } from '../../support/temp-dir';

const folder = tempDir('sqlite-turns');
const { db, close } = openDatabase({ dataDir: folder.path });
beforeAll(() => migrateToLatest(db));
afterAll(async () => {
  await close();
  folder.remove();
});

const beat = (id: number) => ({ id, beaten_at: 1 });

it.each([
  ['a write', () => db.insertInto('heartbeat').values(beat(7)).execute()],
  [
    'a transaction',
    () => db.transaction().execute((trx) => trx.insertInto('heartbeat').values(beat(8)).execute()),
  ],
])('%s lets others run before its caller goes on', async (_name, write) => {
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  await write();
  order.push('written');
  expect(order).toEqual(['other', 'written']);
});
