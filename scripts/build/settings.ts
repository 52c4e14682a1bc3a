import nextEnv from '@next/env';
import { type Env, readEnv } from '../../lib/config/env';

/**
 * The settings as the site will see them: the environment over the `.env` files, read by Next's own loader.
 * Throws one sentence that names each wrong variable.
 */
export function loadSettings(root: string): Env {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
  return readEnv(process.env);
}

/** The environment of a production build or server, whatever NODE_ENV the shell happens to have. */
export function productionEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}
