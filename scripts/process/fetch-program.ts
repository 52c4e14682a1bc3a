import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { npmCommand } from './npm-command.mjs';
import { programFile } from './program-file';
import { run } from './run.mjs';

/** Programs of single tools. As packages of this project they would be installed for every test. */
const versions = { autocannon: '9.0.0', lighthouse: '13.5.0' };

/**
 * The file of a program, for running with `process.execPath`. npm fetches it into `.cache/tools` when it is first asked
 * for; throws if that fails.
 */
export async function fetchProgram(name: keyof typeof versions): Promise<string> {
  const wanted = `${name}@${versions[name]}`;
  const folder = path.join(root, '.cache/tools', wanted);
  const stamp = path.join(folder, 'is-installed');
  if (!existsSync(stamp)) {
    console.info(`Installing ${wanted}…`);
    // An installation that was interrupted leaves packages with files missing.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // A package.json here prevents npm from installing into the site's folder.
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const [command, ...npm] = npmCommand();
    const code = await run(command, [...npm, 'install', '--no-save', '--ignore-scripts', wanted], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(`${wanted} could not be installed (npm ended with ${code}); see above.`);
    writeFileSync(stamp, '');
  }
  return programFile(folder, name);
}
