import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockInstance } from '@/lib/db/instance-lock';
import { tempDir } from '../../support/temp-dir';

// Every case starts a process, which takes long on a busy machine.
jest.setTimeout(60_000);

const folder = tempDir('claim');
afterAll(() => folder.remove());

function run(program: string[], settings: Record<string, string>) {
  const flags = ['--import', 'tsx', '--conditions=react-server'];
  const { status, stderr } = spawnSync(process.execPath, [...flags, ...program], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      NEXT_RUNTIME: 'nodejs',
      DATA_DIR: folder.path,
      ...settings,
    },
    encoding: 'utf8',
  });
  return { status, stderr };
}

const start = ['-e', "import('./instrumentation.ts').then(({ register }) => register())"];

describe('the start of a server', () => {
  it('goes on with the folder to itself', () => {
    expect(run(start, {})).toEqual({ status: 0, stderr: '' });
    expect(existsSync(join(folder.path, 'site.sqlite'))).toBe(true);
  });

  it('is refused in one sentence while another site uses the folder', async () => {
    const unlock = await lockInstance(folder.path);
    expect(run(start, {})).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Another site runs with the embedded database in [^\n]+\.\n$/),
    });
    unlock();
  });

  it.each([
    ['Vercel', { VERCEL: '1' }],
    ['AWS Lambda', { AWS_LAMBDA_FUNCTION_NAME: 'site' }],
  ])('is refused in one sentence on %s without DATABASE_URL', (platform, settings) => {
    expect(run(start, settings)).toEqual({
      status: 1,
      stderr: `DATABASE_URL must be set on ${platform}, which keeps no files: enquiries would be lost.\n`,
    });
  });

  it('is refused with the sentence alone for a wrong setting, as a command is', () => {
    const refused = {
      status: 1,
      stderr: 'The configuration is not usable. PORT must be a whole number from 1 to 65535.\n',
    };
    expect(run(start, { PORT: 'abc' })).toEqual(refused);
    expect(run(['scripts/leads.ts'], { PORT: 'abc' })).toEqual(refused);
  });
});
