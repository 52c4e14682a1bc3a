import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempDir } from '../../../tests/support/temp-dir';
import { freePort } from '../built-site';
import { answers } from '../running-servers';
import { brotliModule, nginxConf } from './nginx-conf';
import { frontFolder } from './prepare-front';

export interface Front {
  origin: string;
  stop(): Promise<void>;
}

/** What this machine lacks to run the front, as a sentence; undefined if nothing is missing. */
export function missingForFront(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return 'nginx is not installed (Debian: nginx-light)';
  }
  if (existsSync(brotliModule)) return undefined;
  return 'nginx has no module for files in Brotli (Debian: libnginx-mod-http-brotli-static)';
}

/**
 * Starts the prepared front for instances of the site that run on this machine. Throws an Error with nginx's message if it rejects
 * its configuration.
 */
export async function startFront(root: string, ...siteOrigins: string[]): Promise<Front> {
  const temporary = tempDir('front');
  const port = await freePort();
  const configuration = path.join(temporary.path, 'nginx.conf');
  const place = {
    listen: `127.0.0.1:${port}`,
    sites: siteOrigins.map((origin) => new URL(origin).host),
    folder: frontFolder(root),
    temporary: temporary.path,
    // nginx's default user might not be allowed to read this folder.
    ...(process.getuid?.() === 0 && { user: 'root' }),
  };
  writeFileSync(configuration, nginxConf(place));
  const options = ['-e', 'stderr', '-c', configuration];
  execFileSync('nginx', ['-t', '-q', ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const nginx = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const endWithUs = () => void nginx.kill('SIGTERM');
  process.once('exit', endWithUs);
  const ended = once(nginx, 'exit').finally(() => process.removeListener('exit', endWithUs));
  await untilItAnswers(port, ended);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      temporary.remove();
    },
  };
}

async function untilItAnswers(port: number, ended: Promise<unknown>): Promise<void> {
  const state = { hasEnded: false };
  void ended.then(() => {
    state.hasEnded = true;
  });
  while (!(await answers(port))) if (state.hasEnded) throw new Error('nginx ended before it answered.');
}
