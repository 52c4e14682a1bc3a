import 'server-only';
import pino from 'pino';
import { env } from '@/lib/config/env';
import { runsInNext } from '@/lib/config/runs-in-next';
import { describeError } from './describe-error';
import { mask } from './mask';
import { currentRequestId } from './request-context';
import { lineWriter } from './write-line';

// A command's result goes to the standard output, so its log doesn't.
const stream = runsInNext ? process.stdout : process.stderr;

/** A line of JSON for each entry where a program reads them, text where a person does. */
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
    // Errors are described here and not by pino, which would add all of their properties.
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
 * The log of this process. What people have typed (names, messages, addresses) must not be in a text; addresses and
 * private links that are part of an error's message are masked.
 */
export const log = {
  debug: writer('debug'),
  info: writer('info'),
  warn: writer('warn'),
  error: writer('error'),
};
