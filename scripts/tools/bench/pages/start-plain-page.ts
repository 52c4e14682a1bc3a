import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempDir } from '../../../../tests/support/temp-dir';
import type { BuiltSite } from '../../../serve/built-site';
import { makePlainPage } from './plain-page';

/** Generates the plain page from the built home page and serves it. */
export async function startPlainPage(root: string): Promise<Omit<BuiltSite, 'kill'>> {
  const folder = tempDir('plain-page');
  const file = path.join(folder.path, 'page.html');
  const home = readFileSync(path.join(root, '.next/server/app/en.html'), 'utf8');
  const style = readFileSync(path.join(import.meta.dirname, 'plain-page.css'), 'utf8');
  writeFileSync(file, makePlainPage(home, style));
  const program = path.join(import.meta.dirname, 'serve-plain-page.ts');
  const server = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const endWithUs = () => void server.kill();
  process.once('exit', endWithUs);
  const ended = once(server, 'exit').finally(() => process.removeListener('exit', endWithUs));
  const said = await Promise.race([once(server.stdout, 'data'), ended.then(() => [''])]);
  const port = Number(String(said[0]));
  if (port === 0 || server.pid === undefined) throw new Error('The hand-written page could not be served.');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid,
    stop: async () => {
      server.kill();
      await ended;
      folder.remove();
    },
  };
}
