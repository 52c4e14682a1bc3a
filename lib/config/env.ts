import 'server-only';
import { type Env, readEnv } from './read-env';

/**
 * The settings of this process. Read elsewhere are only values that Next inserts into the code as it builds (NODE_ENV,
 * `public-env.ts`, `printed-phone.ts`, `runs-in-next.ts`) and what next.config.mjs needs, which cannot load this file.
 */
export const env = readOwn();

/** A process with wrong settings ends with the sentence alone: where in the code it was noticed helps nobody. */
function readOwn(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
