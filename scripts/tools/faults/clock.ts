import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hourMs } from '../../../lib/durations';
import { randomMailFailure } from '../../../tests/support/random-mail-failure';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

/** Offsets in hours; the last one is the correct time again. */
const jumps = [26, -50, 24 * 400, 0];
const preload = pathToFileURL(path.resolve('scripts/tools/faults/shift-clock.mjs')).href;

/** Sets the clock of the site's machine forward and back, while the mail provider fails now and then. */
export const clock: Fault = async function* ({ seconds, random }) {
  const scene = await openScene();
  const file = path.join(scene.dataDir, 'clock-offset');
  scene.mail.behave = () => randomMailFailure(random);
  const site = await scene.start({ NODE_OPTIONS: `--import ${preload}`, CLOCK_OFFSET_FILE: file });
  for (const hours of jumps) {
    await scene.visitors.writeFor(site.origin, seconds / 3);
    writeFileSync(file, String(hours * hourMs));
  }
  await scene.visitors.writeFor(site.origin, seconds / 3);
  await site.stop();
  yield await judge(scene, 'clock set +26 h, −50 h, +400 days, right');
  await scene.close();
};
