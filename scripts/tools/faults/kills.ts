import { setTimeout as wait } from 'node:timers/promises';
import { randomMailFailure } from '../../../tests/support/random-mail-failure';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

const visitors = 6;
const longestLifeMs = 700;

/** Kills the site (SIGKILL) and starts it again, while the mail provider fails, too. */
export const kills: Fault = async function* ({ kills: times, random, postgres }) {
  for (const [name, server] of [['SQLite', undefined] as const, ['PostgreSQL', postgres] as const]) {
    const scene = await openScene(server);
    scene.mail.behave = () => randomMailFailure(random);
    for (let round = 0; round < times; round += 1) {
      const site = await scene.start();
      const state = { isOver: false };
      const writing = scene.visitors.write(site.origin, visitors, () => state.isOver);
      const before = scene.visitors.acknowledged.size;
      while (scene.visitors.acknowledged.size === before) await wait(10);
      await wait(random() * longestLifeMs);
      state.isOver = true;
      await site.kill();
      await writing;
    }
    yield await judge(scene, `${times} kills, ${name}, failing provider`);
    await scene.close();
  }
};
