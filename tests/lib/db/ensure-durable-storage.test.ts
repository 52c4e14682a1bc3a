import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockInstance } from '@/lib/db/instance-lock';
import { findOtherUser } from '../../support/other-user';
import { tempDir } from '../../support/temp-dir';

const folder = tempDir('claim');
afterEach(() => jest.restoreAllMocks());
afterAll(() => folder.remove());

/** Starts a server and says how that ended. */
function run(settings: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  const start = "import('./instrumentation.ts').then(({ register }) => register())";
  const args = ['--import', 'tsx', '--conditions=react-server', '-e', start];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      NEXT_RUNTIME: 'nodejs',
      DATA_DIR: folder.path,
      ...settings,
    },
    encoding: 'utf8',
    ...user,
  });
  return { status, stderr };
}

describe('the start of a server', () => {
  it('goes on with the folder to itself', () => {
    expect(run({})).toEqual({ status: 0, stderr: '' });
    expect(existsSync(join(folder.path, 'site.sqlite'))).toBe(true);
  });

  it('is refused in one sentence while another site uses the folder', async () => {
    const unlock = await lockInstance(folder.path);
    expect(run({})).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Another site runs with the embedded database in [^\n]+\.\n$/),
    });
    unlock();
  });

  const otherUser = findOtherUser();
  const asOtherUser = 'uid' in otherUser ? it : it.skip;
  if ('missing' in otherUser) console.info(`Skipped: ${otherUser.missing}.`);
  asOtherUser('is refused in one sentence with the remedy in a folder of root’s', () => {
    const user = 'uid' in otherUser ? otherUser : {};
    const ofRoot = tempDir('of-root');
    chmodSync(ofRoot.path, 0o755);
    const { status, stderr } = run({ DATA_DIR: ofRoot.path }, user);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `This user may not write to ${ofRoot.path}: make user 65534 its owner (chown -R 65534 ${ofRoot.path}), or name another folder in DATA_DIR.\n`,
    });
    ofRoot.remove();
  });

  it.each([
    ['Vercel', { VERCEL: '1' }],
    ['AWS Lambda', { AWS_LAMBDA_FUNCTION_NAME: 'site' }],
  ])('is refused in one sentence on %s without DATABASE_URL', async (platform, settings) => {
    const { DATABASE_URL: _unset, ...inherited } = process.env;
    jest.replaceProperty(process, 'env', { ...inherited, DATA_DIR: folder.path, ...settings });
    const claimed = jest.isolateModulesAsync(async () => {
      const { ensureDurableStorage } = await import('@/lib/db/ensure-durable-storage');
      await ensureDurableStorage();
    });
    const message = `DATABASE_URL must be set on ${platform}, which keeps no files: enquiries would be lost.`;
    await expect(claimed).rejects.toMatchObject({ message });
  });

  it('is refused with the sentence alone for a wrong setting', () => {
    expect(run({ PORT: 'abc' })).toEqual({
      status: 1,
      stderr: 'The configuration is not usable. PORT must be a whole number from 1 to 65535.\n',
    });
  });
});
