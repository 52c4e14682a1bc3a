import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listChromiumLocations } from '../../lib/headless-browser/chromium-locations';

/** Why no program of this machine can be hidden; undefined if they can: only root may mount, and on Linux. */
export function whyNothingIsHidden(): string | undefined {
  const { error, status, stderr } = spawnSync('unshare', ['--mount', 'true'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `programs of this machine cannot be hidden: ${(error?.message ?? stderr).trim()}`;
}

/**
 * The words before a command that is to find none of the browsers and databases of this machine, nor the program that
 * installs them. They are covered for that command alone, by mounts that nobody else sees, and stay where they are.
 */
export function hidingPrograms(): string[] {
  const files = [
    ...listChromiumLocations(process.env),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/apt-get',
  ].filter((file) => existsSync(file));
  const postgres = ['initdb', 'postgres'].flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  );
  const folders = [
    path.join(os.homedir(), '.cache/ms-playwright'),
    ...globSync(['/usr/lib/postgresql', '/usr/pgsql-*', '/usr/local/pgsql']),
  ].filter((folder) => existsSync(folder));
  const script = [
    'set -e',
    ...[...files, ...postgres.filter((file) => existsSync(file))].map(
      (file) => `mount --bind /dev/null '${file}'`,
    ),
    ...folders.map((folder) => `mount -t tmpfs none '${folder}'`),
    'exec "$@"',
  ];
  return ['unshare', '--mount', 'sh', '-c', script.join('\n'), 'sh'];
}
