import { accessSync, constants } from 'node:fs';
import { run } from '../process/run.mjs';

const installer = '/usr/bin/apt-get';

/** Whether packages of the distribution can be installed. */
export function canInstallOnDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    accessSync(installer, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages of the distribution, which only root can, and on Debian. Prints what it does or why it doesn't; whether
 * they are there now is for the caller to find out.
 */
export async function installOnDebian(packages: readonly string[]): Promise<void> {
  const names = packages.join(', ');
  if (!canInstallOnDebian()) {
    console.error(`Not installed: ${names}. Only root can install it, and on Debian.`);
    return;
  }
  console.info(`Installing ${names}…`);
  // In runlevel 1 no service is started: tests start what they need.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run(installer, ['update', '-q'], { env });
  await run(installer, ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
}
