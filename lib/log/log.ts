import 'server-only';
import pino from 'pino';
import { env } from '@/lib/config/env';
import { runsInNext } from '@/lib/config/runs-in-next';
import { describeError } from './describe-error';
import { mask } from './mask';
import { currentRequestId } from './request-context';
import { lineWriter } from './write-line';

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
      const requestId = currentRequestId();
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
