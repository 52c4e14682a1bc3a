import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '../../../lib/durations';
import { randomMailFailure } from '../../../tests/support/random-mail-failure';
import { tempDir } from '../../../tests/support/temp-dir';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

const rounds = 3;
const answersBeforeKill = 10;
/** The second instance tries for three seconds, in case the first is just shutting down; a busy machine takes longer to start it. */
const refusedWithinMs = minuteMs;

/** Runs two instances on one database and kills them in turn; also starts a second one on an embedded database. */
export const twoInstances: Fault = async function* ({ seconds, random, postgres }) {
  const scene = await openScene(postgres);
  const second = tempDir('fault-second');
  scene.mail.behave = () => randomMailFailure(random);
  const start = [() => scene.start(), () => scene.start({ DATA_DIR: second.path })] as const;
  const sites = [await start[0](), await start[1]()];
  const state = { isOver: false };
  // Visitors use the instances alternately, as behind a load balancer.
  const writing = [0, 1].map(async (first) => {
    for (let turn = first; !state.isOver; turn += 1) {
      await scene.visitors.enquire(sites[turn % 2]?.origin ?? '');
      await wait(30);
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    const enough = scene.visitors.acknowledged.size + answersBeforeKill;
    await wait((seconds / rounds) * 1000);
    while (scene.visitors.acknowledged.size < enough) await wait(10);
    const index = round % 2;
    await sites[index]?.kill();
    sites[index] = await start[index === 0 ? 0 : 1]();
  }
  state.isOver = true;
  await Promise.all(writing);
  await Promise.all(sites.map((site) => site.stop()));
  yield await judge(scene, `two instances, PostgreSQL, ${rounds} kills in turn`);
  second.remove();
  await scene.close();

  const alone = await openScene();
  const site = await alone.start();
  const other = await alone.start().catch(() => undefined);
  const isRefused = other === undefined || (await hasEnded(other.pid));
  if (!isRefused) await other.stop();
  await alone.visitors.writeFor(site.origin, seconds / 3);
  await site.stop();
  yield await judge(alone, 'a second instance on one SQLite file', isRefused ? [] : ['It was not refused.']);
  await alone.close();
};

/** Whether a process ends by itself, even if Next has reported before that it is ready. */
async function hasEnded(pid: number): Promise<boolean> {
  for (const endsAt = performance.now() + refusedWithinMs; performance.now() < endsAt; await wait(100)) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
  }
  return false;
}
