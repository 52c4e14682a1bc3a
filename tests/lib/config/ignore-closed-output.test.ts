import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process that writes continuously, with exit code 7 after its time, and another one after an error. */
const writer = `
  const { ignoreClosedOutput } = await import(process.argv[1]);
  if (process.argv[2] === 'guarded') ignoreClosedOutput();
  let written = 0;
  const timer = setInterval(() => {
    console.error('a line for the log');
    written += 1;
    if (written === 40) process.exit(7);
  }, 5);
`;

async function endOfWriter(mode: 'guarded' | 'plain'): Promise<number | null> {
  const file = path.resolve('lib/config/ignore-closed-output.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '-e', writer, file, mode],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await once(child.stderr, 'data');
  child.stderr.destroy();
  const [code] = await once(child, 'exit');
  return code;
}

describe('ignoreClosedOutput', () => {
  it('lets a process go on when nobody reads its log any more', async () => {
    await expect(endOfWriter('guarded')).resolves.toBe(7);
  });

  it('is needed: without it the first line after that ends the process', async () => {
    await expect(endOfWriter('plain')).resolves.not.toBe(7);
  });
});
