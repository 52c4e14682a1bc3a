import 'server-only';
import type { Writable } from 'node:stream';

/**
 * Lets the process outlive whoever read its log: a write to a closed pipe is an uncaught exception otherwise, which Next
 * logs, which is another write to the closed pipe, and so on with all the time the processor has.
 */
export function ignoreClosedOutput(
  streams: readonly Pick<Writable, 'on'>[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
