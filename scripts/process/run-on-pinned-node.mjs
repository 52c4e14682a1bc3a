import { root, setUp } from './install.mjs';
import { onParentExit } from './on-parent-exit.mjs';
import { run } from './run.mjs';

/**
 * Sets up and goes on with a TypeScript program on the Node the site needs, whichever Node began.
 * Ends this process with the program's exit code.
 *
 * @param {string} program path below the root
 */
export async function runOnPinnedNode(program) {
  try {
    // Begun by npm, our parent is npm itself. Begun by a shell, it may end while we go on in the background.
    if (process.env.npm_lifecycle_event) onParentExit(() => process.kill(process.pid, 'SIGTERM'));
    const node = await setUp();
    const flags = ['--conditions=react-server', '--import', 'tsx'];
    process.exitCode = await run(node, [...flags, program, ...process.argv.slice(2)], { cwd: root });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
