import 'server-only';
import type { Writable } from 'node:stream';

/**
 * Keeps the process running after the reader of its log has ended. Otherwise a write to the closed pipe is an uncaught
 * exception, which Next logs with another such write, in an endless loop at full processor load.
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
