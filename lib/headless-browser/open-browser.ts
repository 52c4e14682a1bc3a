import 'server-only';
import { hostname } from 'node:os';
import type { Browser, LaunchOptions } from 'playwright-core';
import { programEnvironment } from '@/lib/config/program-environment';
import { guardedArguments, unwantedArguments } from './browser-arguments';
import { lowerPriority } from './lower-priority';
import { keepProfilesTogether } from './profile-folder';

/** A browser of this machine, or a Playwright server that starts one elsewhere: the one at `path`, or Playwright's own. */
export type BrowserSource =
  | {
      readonly kind: 'program';
      readonly path: string;
      /** Beside the site's own; low by default. */
      readonly priority?: 'low' | 'equal';
    }
  | {
      readonly kind: 'remote';
      readonly address: string;
      readonly path?: string | undefined;
      /** Name of this machine in the remote network; its host name by default. */
      readonly proxyHost?: string | undefined;
      /** Whether the remote browser has a sandbox (default); impossible where it runs as root. */
      readonly hasSandbox?: boolean;
    };

export interface OpenBrowser {
  browser: Browser;
  /** Process id of a local browser; null for a remote one. */
  pid: number | null;
}

/** Time to start or connect, enough for a busy machine. */
const START_MS = 10_000;

/** Whether Chromium's sandbox is possible: it refuses to start as root. */
export const mayHaveSandbox = process.getuid?.() !== 0;

/** Starts or connects to a browser whose only network access is the proxy at this port. */
export async function openBrowser(source: BrowserSource, proxyPort: number): Promise<OpenBrowser> {
  // Imported here, so that a site without a browser neither loads nor needs it.
  const { chromium } = await import('playwright-core');
  if (source.kind === 'remote') {
    const launch = {
      ...guard(source.proxyHost ?? hostname(), proxyPort),
      executablePath: source.path,
      chromiumSandbox: source.hasSandbox ?? true,
    };
    const headers = {
      'x-playwright-browser': 'chromium',
      'x-playwright-launch-options': JSON.stringify(launch),
    };
    const browser = await chromium.connect(source.address, { timeout: START_MS, headers });
    return { browser, pid: null };
  }
  // Not the folder of the profiles: the browser keeps a socket there, whose path may not be long.
  const TMPDIR = await keepProfilesTogether();
  const browser = await chromium.launch({
    ...guard('127.0.0.1', proxyPort),
    executablePath: source.path,
    env: { ...programEnvironment(), TMPDIR },
    chromiumSandbox: mayHaveSandbox,
    timeout: START_MS,
    // The site has its own signal handlers; the browser ends with the process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const pid = await readPid(browser);
  if (pid !== null && source.priority !== 'equal') await lowerPriority(pid);
  return { browser, pid };
}

function guard(proxyHost: string, proxyPort: number): LaunchOptions {
  return {
    args: guardedArguments(proxyHost),
    ignoreDefaultArgs: [...unwantedArguments],
    proxy: { server: `http://${proxyHost}:${proxyPort}`, bypass: '<-loopback>' },
  };
}

async function readPid(browser: Browser): Promise<number | null> {
  return (await listProcesses(browser)).find(({ type }) => type === 'browser')?.id ?? null;
}

/** The processes of a browser, with the ids of its own machine. */
export async function listProcesses(browser: Browser): Promise<{ type: string; id: number }[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    return (await session.send('SystemInfo.getProcessInfo')).processInfo;
  } finally {
    await session.detach();
  }
}
