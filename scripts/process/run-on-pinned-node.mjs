import { root, setUp } from './install.mjs';
import { onParentExit } from './on-parent-exit.mjs';
import { run } from './run.mjs';

/**
 * Installs packages and runs a TypeScript program on the Node version that the site needs, whatever version runs this
 * file. Exits with the program's exit code.
 * @param {string} program path below the root
 * @param {'site' | 'tests'} purpose what the packages are for
 * @param {{ args?: readonly string[], conditions?: readonly string[] }} [options] the program's arguments, by default those
 *   of this process, and the conditions by which it imports packages
 */
export async function runOnPinnedNode(
  program,
  purpose,
  { args = process.argv.slice(2), conditions = ['react-server'] } = {},
) {
  try {
    // Only if npm is the parent. A shell may end while this process continues in the background.
    if (process.env.npm_lifecycle_event) onParentExit(() => process.kill(process.pid, 'SIGTERM'));
    const node = await setUp(purpose);
    const flags = [...conditions.map((condition) => `--conditions=${condition}`), '--import', 'tsx'];
    process.exitCode = await run(node, [...flags, program, ...args], { cwd: root });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
