import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnv } from '@/lib/config/read-env';
import { refuseUnlessBuilt } from '@/scripts/build/build-site';
import { fingerprint } from '@/scripts/build/fingerprint';
import { findOtherUser } from '@/tests/support/other-user';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('not-writable');
/** Root may write anywhere. */
const isRoot = process.getuid?.() === 0;
const otherUser = findOtherUser();
const withoutRights = isRoot && 'missing' in otherUser ? it.skip : it;
if (isRoot && 'missing' in otherUser) console.info(`Skipped: ${otherUser.missing}.`);

const moduleAt = (name: string) => JSON.stringify(pathToFileURL(path.resolve(name)).href);

/** Runs a program as a user who may not write to the folder, and returns what it prints. */
function runWithoutRights(program: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    {
      encoding: 'utf8',
      ...('uid' in otherUser && otherUser),
    },
  );
  return stdout + stderr;
}

beforeAll(() => chmodSync(folder.path, 0o555));
afterAll(() => {
  chmodSync(folder.path, 0o755);
  folder.remove();
});

describe('a folder that this user may not write to', () => {
  withoutRights('is named in one sentence by what needs a lock there', () => {
    const lock = JSON.stringify(path.join(folder.path, '.cache/build.lock'));
    const said = runWithoutRights(`
      import { withLock } from ${moduleAt('scripts/process/lock.mjs')};
      await withLock(${lock}, () => {}, async () => {}).catch((error) => console.info(error.message));`);
    expect(said).toBe(
      `This user may not write to ${path.join(folder.path, '.cache')}. Start as the user that owns it, or in a copy of your own.\n`,
    );
  });

  withoutRights('is known before the start tries', () => {
    const said = runWithoutRights(`
      import { isWritable } from ${moduleAt('scripts/process/is-writable.ts')};
      console.info(isWritable(${JSON.stringify(folder.path)}));`);
    expect(said).toBe('false\n');
  });
});

describe('a start that may not build', () => {
  const env = readEnv({});

  it('is refused with advice where there is no build', () => {
    expect(() => refuseUnlessBuilt(folder.path, env)).toThrow(
      'has to be built, and this user may not write to',
    );
  });

  it('goes on where the build is that of these sources and settings', () => {
    const built = tempDir('built');
    mkdirSync(path.join(built.path, '.next'));
    writeFileSync(path.join(built.path, '.next/BUILD_ID'), 'one');
    const stamp = `${fingerprint(built.path, process.env, env.pagesOrigin)} one`;
    writeFileSync(path.join(built.path, '.next/build-stamp'), stamp);
    expect(() => refuseUnlessBuilt(built.path, env)).not.toThrow();
    built.remove();
  });
});
