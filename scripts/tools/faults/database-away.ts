import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltSite } from '../../serve/built-site';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene, type Scene } from './scene';

/** Longer than the site waits for a statement. */
const hangSeconds = 24;

/** Makes the database unavailable for a while: stopped, hung, or locked by another process. */
export const databaseAway: Fault = async function* ({ seconds, postgres }) {
  const { faults } = postgres;
  if (faults) {
    const stopped = await openScene(postgres);
    const site = await stopped.start();
    await whileAway(stopped, site, seconds, faults.crash, faults.start);
    yield await judge(stopped, 'PostgreSQL stopped and started again');
    await stopped.close();

    const hung = await openScene(postgres);
    const other = await hung.start();
    await whileAway(hung, other, Math.max(seconds, hangSeconds), faults.hang, faults.resume);
    yield await judge(hung, 'PostgreSQL hangs (SIGSTOP) and goes on');
    await hung.close();
  } else console.info('A database that fails was not tried: TEST_DATABASE_URL is not ours to stop.');

  const locked = await openScene();
  const third = await locked.start();
  const lock = new DatabaseSync(path.join(locked.dataDir, 'site.sqlite'), { timeout: 5000 });
  const take = () => lock.exec('begin immediate');
  await whileAway(locked, third, seconds, take, () => lock.exec('rollback'));
  lock.close();
  yield await judge(locked, 'SQLite locked by another process');
  await locked.close();
};

async function whileAway(
  { visitors }: Scene,
  site: BuiltSite,
  seconds: number,
  begin: () => Promise<void> | void,
  end: () => Promise<void> | void,
): Promise<void> {
  await visitors.writeFor(site.origin, seconds / 3);
  // Enquiries are being sent both when the fault begins and when it ends.
  const state = { isOver: false };
  const writing = visitors.write(site.origin, 6, () => state.isOver);
  await begin();
  await wait(seconds * 1000);
  await end();
  await wait((seconds / 3) * 1000);
  state.isOver = true;
  await writing;
  await visitors.enquire(site.origin, { token: randomUUID(), submissionKey: randomUUID() });
  await site.stop();
}
