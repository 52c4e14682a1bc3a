import 'server-only';
import { type Env, readEnv } from './read-env';

/**
 * The environment of this process. Settings are read here, except for two that have to be read elsewhere as well: in
 * public-env.ts Next inserts NEXT_PUBLIC_GA_ID into the code, and next.config.mjs, which cannot load this file, reads
 * the kind of deployment.
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
