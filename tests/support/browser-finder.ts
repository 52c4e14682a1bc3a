import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { listChromiumLocations } from '../../lib/headless-browser/chromium-locations';

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

/** Debian's Chromium without windows: the same engine, for about half of the processor time in many short pages. */
const debianShell = '/usr/bin/chromium-headless-shell';

/**
 * The first browser that starts, for all tests: CHROMIUM_PATH, Chromium without windows, Chrome or Chromium, or one
 * downloaded earlier. Throws if CHROMIUM_PATH doesn't start, because it was set deliberately.
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
    debianShell,
    ...headlessShells(),
    ...listChromiumLocations(process.env),
    chromium.executablePath(),
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
