import 'server-only';
import type { Writable } from 'node:stream';
import pino from 'pino';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { runsInNext } from '@/lib/config/runs-in-next';
import { describeError } from './describe-error';
import { mask } from './mask';
import { currentRequest } from './request-context';

const shownError = z.looseObject({ stack: z.string().optional(), message: z.string() });
const shownLine = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  requestId: z.string().optional(),
  err: shownError.extend({ cause: shownError.optional() }).optional(),
});

// Commands write their results to standard output, so their log goes to standard error.
const stream = runsInNext ? process.stdout : process.stderr;

/** Whether entries are lines of JSON, for programs, or text, for a person at a terminal. */
export const writesJson = env.NODE_ENV === 'production' && !stream.isTTY;

const logger = pino(
  {
    level: env.LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = currentRequest()?.id;
      return requestId === undefined ? {} : { requestId };
    },
    // Replaces pino's own serializer, which would add all properties of an error.
    serializers: { err: describeError },
  },
  lineWriter(stream, !writesJson),
);

type Level = 'debug' | 'info' | 'warn' | 'error';

function writer(level: Level): (text: string, error?: unknown) => void {
  return (text, error) => {
    if (!logger.isLevelEnabled(level)) return;
    logger[level](error === undefined ? {} : { err: error }, mask(text));
  };
}

/**
 * The log of this process. Entries must not contain what people have typed (names, messages, addresses). Addresses and
 * private links in an error's message are masked.
 */
export const log = {
  debug: writer('debug'),
  info: writer('info'),
  warn: writer('warn'),
  error: writer('error'),
};

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
