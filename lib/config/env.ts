import 'server-only';
import { readSettings } from './built-settings';
import type { Env } from './read-env';

/**
 * The settings of this process. Only two kinds of variables are read elsewhere: those that Next inlines when it builds
 * (NODE_ENV, `public-env.ts`, `printed-phone.ts`, `runs-in-next.ts`, `built-settings.ts`), and those for next.config.mjs, which can't
 * load this file.
 */
export const env = readOrExit();

/** With invalid settings, ends the process with only the message, because a stack trace doesn't help the operator. */
function readOrExit(): Env {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
