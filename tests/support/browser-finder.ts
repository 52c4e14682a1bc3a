import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { listChromiumLocations } from '../../lib/rendered-page/chromium-locations';

const programEnding = process.platform === 'win32' ? '.exe' : '';

/** Where scripts/test/provide-browser.ts puts a downloaded browser. */
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
 * The first browser that starts: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, or one downloaded
 * earlier. Throws if CHROMIUM_PATH doesn't start, because it was set deliberately.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  }
  return candidates().find((file) => existsSync(file) && starts(file));
}

/** Debian's Chromium without windows, or undefined: the same engine, for half of the processor time in many short pages. */
export function findHeadlessShell(): string | undefined {
  const file = '/usr/bin/chromium-headless-shell';
  return existsSync(file) && starts(file) ? file : undefined;
}

function candidates(): string[] {
  return [
    ...listChromiumLocations(process.env),
    chromium.executablePath(),
    ...headlessShells(),
    fetchedBrowser,
  ];
}

/** Playwright's headless shells, which `executablePath` doesn't return. */
function headlessShells(): string[] {
  // They are beside the build that it returns, wherever that is on this system.
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

/** Whether a browser starts: on a minimal machine it may lack a system library. */
function starts(file: string): boolean {
  // On Windows it isn’t tried: there, Chrome opens a window with --version.
  if (process.platform === 'win32') return existsSync(file);
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
