import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './process/install.mjs';
import { runOnPinnedNode } from './process/run-on-pinned-node.mjs';

/**
 * `npm run tool -- bench pages --runs 5` runs scripts/tools/bench-pages.ts with `--runs 5`. Without the name of a tool it
 * prints those that there are.
 */
const folder = 'scripts/tools';
const tools = readdirSync(path.join(root, folder)).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? []);
/** They render components of the browser, which React refuses where it renders on the server. */
const ofBrowser = new Set(['drawings']);

const given = process.argv.slice(2);
const words = [2, 1].find((count) => tools.includes(given.slice(0, count).join('-'))) ?? 0;
const name = given.slice(0, words).join('-');
if (name) {
  await runOnPinnedNode(`${folder}/${name}.ts`, 'tests', {
    args: given.slice(words),
    conditions: ofBrowser.has(name) ? [] : undefined,
  });
} else {
  console.error(`npm run tool -- ${tools.join(' | ')}`);
  console.error('What each does: scripts/README.md.');
  process.exitCode = 1;
}
