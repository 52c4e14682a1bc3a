import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The command for npm: its JavaScript file run by our Node if it can be found, because on Windows `npm` is a shell script,
 * which can't be spawned without a shell. Otherwise plain `npm`.
 * @param {Record<string, string | undefined>} env
 * @param {string} node path of a Node that may have npm beside it
 * @returns {[command: string, ...args: string[]]}
 */
export function npmCommand(env = process.env, node = process.execPath) {
  const running = env.npm_execpath ?? '';
  const folder = path.dirname(node);
  // Where the installers of Windows and of other systems put it.
  const shipped = ['node_modules', '../lib/node_modules'].map((place) =>
    path.join(folder, place, 'npm/bin/npm-cli.js'),
  );
  const candidates = /npm-cli\.c?js$/.test(running) ? [running, ...shipped] : shipped;
  const file = candidates.find((candidate) => existsSync(candidate));
  return file ? [node, file] : ['npm'];
}
