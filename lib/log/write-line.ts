import 'server-only';
import type { Writable } from 'node:stream';
import { z } from 'zod';

const shownError = z.looseObject({ stack: z.string().optional(), message: z.string() });
const shownLine = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  requestId: z.string().optional(),
  err: shownError.extend({ cause: shownError.optional() }).optional(),
});

/** A log line for the terminal: time, level, text and request id, with the stack of an error below. */
export function readableLine(json: string): string {
  const { level, time, msg, requestId, err } = shownLine.parse(JSON.parse(json));
  const stacks = [err, err?.cause].flatMap((error) => (error ? [error.stack ?? error.message] : []));
  const indented = stacks.map((stack) => `\n  ${stack.replaceAll('\n', '\n  ')}`);
  const request = requestId ? ` (${requestId})` : '';
  return `${time.slice(11, 23)} ${level.toUpperCase()} ${msg}${request}${indented.join('')}\n`;
}

/** A destination for pino that writes at once, because buffered lines would be lost if the process is killed. */
export function lineWriter(
  stream: Pick<Writable, 'write'>,
  isReadable: boolean,
): { write(json: string): void } {
  return {
    write: (json) => {
      stream.write(isReadable ? readableLine(json) : json);
    },
  };
}
