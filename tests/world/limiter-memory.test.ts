import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { programFile } from '@/scripts/process/program-file';

const rootDir = path.resolve(__dirname, '../..');
const heapMb = 192;
const addresses = 24_000;
/** By then every counter is full: each holds 10,000 clients. */
const warmUp = 20_000;

const outcomeSchema = z.object({ refused: z.int(), bytesPerAddress: z.number() });
const outcomesSchema = z.object({
  'of few /48s': outcomeSchema,
  'of a /48 each': outcomeSchema,
  'of IPv4': outcomeSchema,
});

async function countRequests() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      programFile(rootDir, 'tsx'),
      '--conditions=react-server',
      '--expose-gc',
      `--max-old-space-size=${heapMb}`,
      'tests/support/limiter-kinds-process.ts',
      String(warmUp),
      String(addresses),
    ],
    { cwd: rootDir, timeout: 170_000 },
  );
  return outcomesSchema.parse(JSON.parse(stdout));
}

// A count kept for each address was 9,400 bytes, most of it the request scope that its timer held on to.
describe(`counting requests from ${addresses.toLocaleString('en')} addresses in ${heapMb} MB of heap`, () => {
  let outcomes: z.infer<typeof outcomesSchema>;
  beforeAll(async () => {
    outcomes = await countRequests();
  });

  it('takes no memory for another /64 of the same /48, and refuses all but a few of them', () => {
    const { bytesPerAddress, refused } = outcomes['of few /48s'];
    expect(bytesPerAddress).toBeLessThan(50);
    expect(refused).toBeGreaterThan(0.95 * addresses);
  });

  it.each(['of a /48 each', 'of IPv4'] as const)('takes no memory for another address %s', (kind) => {
    expect(outcomes[kind].bytesPerAddress).toBeLessThan(50);
  });
});
