import nextEnv from '@next/env';
import { readSettings } from '../../lib/config/built-settings';
import type { Env } from '../../lib/config/read-env';

/**
 * The settings of the site: the environment, then the `.env` files, read by Next's own loader. Throws one Error that names
 * each invalid variable.
 */
export function loadSettings(root: string): Env {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
  return readSettings(process.env);
}

/** The environment of a production build or server, regardless of the shell's NODE_ENV. */
export function productionEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}
