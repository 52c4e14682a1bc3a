import { spawn } from 'node:child_process';
import { cpSync, linkSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endProcessTree } from '@/scripts/process/end-process-tree';
import type { PlatformOutput } from './platform-output';
import { tempDir } from './temp-dir';

/** Starts a function in a folder of its own that holds its files and nothing else; `site` is the folder that was built. */
export async function startPlatformFunction(
  output: PlatformOutput,
  place: string,
  site: string,
  settings: Record<string, string>,
) {
  const temp = tempDir('platform-function');
  const folder = path.join(temp.path, 'function');
  cpSync(output.functionFolder(place), folder, { recursive: true, dereference: true });
  for (const [name, file] of Object.entries(output.functionFiles(place))) {
    linkOrCopy(path.join(site, file), path.join(folder, name));
  }
  const program = path.resolve('tests/support/platform-function-process.ts');
  const child = spawn(process.execPath, [program, folder], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', TMPDIR: temp.path, VERCEL: '1', ...settings },
  });
  const stop = async () => {
    await endProcessTree(child, 'SIGKILL');
    temp.remove();
  };
  for await (const line of createInterface(child.stdout)) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (!port) continue;
    // Otherwise the function would wait for a reader of what it logs.
    child.stdout.resume();
    return { origin: `http://127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Error(`The function at ${place} ended before it listened.`);
}

/** Packages with a name of the build's own are symbolic links within the function. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else linkSync(from, to);
}
