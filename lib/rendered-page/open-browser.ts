import 'server-only';
import { hostname } from 'node:os';
import type { Browser, LaunchOptions } from 'playwright-core';
import { programEnvironment } from '@/lib/config/program-environment';
import { guardedArguments, unwantedArguments } from './browser-arguments';
import { lowerPriority } from './lower-priority';

/** A browser of this machine, or a Playwright server that starts one elsewhere: at `path`, else Playwright's own. */
export type BrowserSource =
  | { readonly kind: 'program'; readonly path: string }
  | {
      readonly kind: 'remote';
      readonly address: string;
      readonly path?: string | undefined;
      /** How this machine is called there; by default by its own name. */
      readonly proxyHost?: string | undefined;
      /** Its sandbox, on unless it can't be: where it runs as root. */
      readonly hasSandbox?: boolean;
    };

export interface OpenBrowser {
  browser: Browser;
  /** Process of a browser on this machine. */
  pid: number | null;
}

/** Of a busy machine. */
const START_MS = 10_000;

/** Whether Chromium's sandbox can be on: it refuses to start as root. */
export const mayHaveSandbox = process.getuid?.() !== 0;

/** Starts a browser that knows no way to the net but the proxy at this port. */
export async function openBrowser(source: BrowserSource, proxyPort: number): Promise<OpenBrowser> {
  // Only here, so that a site without a browser neither loads nor needs it.
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
  const browser = await chromium.launch({
    ...guard('127.0.0.1', proxyPort),
    executablePath: source.path,
    env: programEnvironment(),
    chromiumSandbox: mayHaveSandbox,
    timeout: START_MS,
    // The site ends by its own handlers; the browser ends with the process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const pid = await readPid(browser);
  if (pid !== null) await lowerPriority(pid);
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

/** The processes of a browser, by the numbers of its own machine. */
export async function listProcesses(browser: Browser): Promise<{ type: string; id: number }[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    return (await session.send('SystemInfo.getProcessInfo')).processInfo;
  } finally {
    await session.detach();
  }
}
