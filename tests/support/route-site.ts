import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort, untilReady } from '@/scripts/serve/built-site';
import { siteServer } from '@/scripts/serve/server-file';
import { blankSettings } from './browser-environment';
import { tempDir } from './temp-dir';

export interface RunningSite {
  url: string;
  dataDir: string;
  /** Its output so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Serves the built site like `npm start`, with its own data folder. Resolves when it is healthy. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build to start: `npm run build` makes one.');
  const data = tempDir('site');
  const port = await freePort();
  const site = spawn(process.execPath, [siteServer], {
    env: {
      ...process.env,
      ...blankSettings(),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      DATA_DIR: data.path,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listen = (text: string) => {
    printed += text;
  };
  site.stdout.setEncoding('utf8').on('data', listen);
  site.stderr.setEncoding('utf8').on('data', listen);
  await untilReady(site);
  const url = `http://localhost:${port}`;
  const health = await fetch(`${url}/api/health`);
  if (!health.ok) throw new Error(`The site is not healthy: ${await health.text()}`);
  return {
    url,
    dataDir: data.path,
    printed: () => printed,
    stop: async () => {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
      data.remove();
    },
  };
}
