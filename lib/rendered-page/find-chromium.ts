import 'server-only';
import { accessSync, constants } from 'node:fs';
import { env } from '@/lib/config/env';
import { programEnvironment } from '@/lib/config/program-environment';
import type { Env } from '@/lib/config/read-env';
import { listChromiumLocations } from './chromium-locations';

/**
 * The browser of this machine, undefined without one: CHROMIUM_PATH, which is taken at its word, or an installed Chrome
 * or Chromium. Whether it starts shows when it is started.
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
