import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '@/scripts/process/npm-command.mjs';

/** Installs packages of programs from the registry into a folder, and returns the folder of their commands. */
export function installPrograms(folder: string, packages: readonly string[], overrides = {}): string {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  const [command, ...npm] = npmCommand();
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  execFileSync(command, [...npm, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(folder, 'node_modules', '.bin');
}

/**
 * The environment of somebody who has only these programs and the system's: nothing of this checkout, of the npm that runs
 * the tests, or of the settings of the site.
 */
export function environmentWith(folders: readonly string[]): NodeJS.ProcessEnv {
  const kept =
    /^(HOME|LANG|TMPDIR|NO_PROXY|HTTPS?_PROXY|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|cafile))$/i;
  const own = Object.entries(process.env).filter(([name]) => kept.test(name));
  return {
    ...Object.fromEntries(own),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: [...folders, '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter),
  };
}
