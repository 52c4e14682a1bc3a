import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { listChromiumLocations } from '../../lib/rendered-page/chromium-locations';

const programEnding = process.platform === 'win32' ? '.exe' : '';

/** Where scripts/test/provide-browser.ts puts the browser it fetches. */
export const fetchedBrowser = path.resolve('.cache/chromium/chromium-with-libraries');

/** Arguments for a browser without a screen, and possibly as root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The first browser that starts: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, the one fetched
 * earlier. A CHROMIUM_PATH that does not start is an error, because it was set deliberately.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  }
  return candidates().find((file) => existsSync(file) && starts(file));
}

function candidates(): string[] {
  return [
    ...listChromiumLocations(process.env),
    chromium.executablePath(),
    ...headlessShells(),
    fetchedBrowser,
  ];
}

/** Playwright's small build without a window, which `executablePath` does not name. */
function headlessShells(): string[] {
  // Beside the build that it does name, wherever this system keeps them.
  const [folder] = chromium.executablePath().split(/[\\/]chromium-\d+[\\/]/);
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium_headless_shell'))
    .flatMap((name) =>
      readdirSync(path.join(folder, name))
        .filter((build) => build.startsWith('chrome-'))
        .map((build) => path.join(folder, name, build, `chrome-headless-shell${programEnding}`)),
    );
}

/** Present is not enough: on a bare machine a browser may lack a system library. */
function starts(file: string): boolean {
  // Chrome for Windows prints no version: with --version it opens a window.
  if (process.platform === 'win32') return existsSync(file);
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
