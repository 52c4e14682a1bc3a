import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { programFile } from '@/scripts/process/program-file';

const rootDir = path.resolve(__dirname, '../..');
const heapMb = 192;
const addresses = 28_000;
/** By then every counter is full: each holds 10,000 clients. */
const warmUp = 20_000;

const outcomeSchema = z.object({ refused: z.int(), bytesPerAddress: z.number() });

async function countRequestsFrom(kind: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      programFile(rootDir, 'tsx'),
      '--conditions=react-server',
      '--expose-gc',
      `--max-old-space-size=${heapMb}`,
      'tests/support/limiter-memory-process.ts',
      kind,
      String(warmUp),
      String(addresses),
    ],
    { cwd: rootDir, timeout: 170_000 },
  );
  return outcomeSchema.parse(JSON.parse(stdout));
}

// A count kept for each address was 9,400 bytes, most of it the request scope that its timer held on to.
describe(`counting requests from ${addresses.toLocaleString('en')} addresses in ${heapMb} MB of heap`, () => {
  it('takes no memory for another /64 of the same two /48s, and refuses all but a few of them', async () => {
    const { bytesPerAddress, refused } = await countRequestsFrom('of few /48s');
    expect(bytesPerAddress).toBeLessThan(50);
    expect(refused).toBeGreaterThan(0.95 * addresses);
  }, 180_000);

  it.each(['of a /48 each', 'of IPv4'])(
    'takes no memory for another address %s',
    async (kind) => {
      expect((await countRequestsFrom(kind)).bytesPerAddress).toBeLessThan(50);
    },
    180_000,
  );
});
