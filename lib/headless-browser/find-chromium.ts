import 'server-only';
import { accessSync, constants } from 'node:fs';
import { env } from '@/lib/config/env';
import { programEnvironment } from '@/lib/config/program-environment';
import type { Env } from '@/lib/config/read-env';
import { listChromiumLocations } from './chromium-locations';

/**
 * The path of this machine's browser: CHROMIUM_PATH, which is not checked, or an installed Chrome or Chromium;
 * undefined without one.
 */
export function findChromium(
  { CHROMIUM_PATH }: Pick<Env, 'CHROMIUM_PATH'> = env,
  source: Readonly<Record<string, string>> = programEnvironment(),
): string | undefined {
  return CHROMIUM_PATH ?? listChromiumLocations(source).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
