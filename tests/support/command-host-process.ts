/** The process of command-host.ts: loads the named script again for each command, and answers once nothing is left to wait for. */
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const command = z.object({
  script: z.string(),
  given: z.array(z.string()),
  settings: z.record(z.string(), z.string()),
});
const inherited = { ...process.env };
// Each command that opens the database listens for the end of the process.
process.setMaxListeners(0);

let count = 0;
process.on('message', (message) => void answer(command.parse(message)));

async function answer({ script, given, settings }: z.infer<typeof command>): Promise<void> {
  const file = path.resolve('scripts', `${script}.ts`);
  const printed = { stdout: '', stderr: '' };
  const restore = [capture('stdout', printed), capture('stderr', printed)];
  process.env = { ...inherited, ...settings };
  process.argv = [process.execPath, file, ...given];
  process.exitCode = 0;
  // Without the channel, the process has nothing to wait for when the command has ended, as if it were alone.
  process.channel?.unref();
  const ended = once(process, 'beforeExit');
  count += 1;
  await import(`${pathToFileURL(file)}?${count}`);
  await ended;
  process.channel?.ref();
  for (const undo of restore) undo();
  process.send?.({ ...printed, status: process.exitCode });
}

/** Keeps what is printed instead of printing it, until the returned function is called. */
function capture(stream: 'stdout' | 'stderr', printed: Record<typeof stream, string>): () => void {
  const write = process[stream].write;
  process[stream].write = (chunk: string | Uint8Array) => {
    printed[stream] += Buffer.from(chunk).toString();
    return true;
  };
  return () => {
    process[stream].write = write;
  };
}
