import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { outcomesHeader } from './answering-proxy';

const pollMs = 20;
const withinMs = 60_000;

/** The pending requests of a page, and the number of all its requests. */
export interface Requests {
  pending: Set<Request>;
  count: number;
}

/** Tracks a page's requests, except those that are meant to stay open. */
export function watchRequests(page: Page): Requests {
  const requests: Requests = { pending: new Set(), count: 0 };
  page.on('request', (request) => {
    if (staysOpen(request)) return;
    requests.pending.add(request);
    requests.count += 1;
  });
  const end = (request: Request) => requests.pending.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return requests;
}

/**
 * Resolves when all requests of a page are finished and the page hasn't changed for this number of idle periods in a row
 * (see still-page.mjs). Throws if that takes longer than a minute.
 */
export async function waitUntilStill(page: Page, requests: Requests, moments: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (let before = -1; before !== requests.count || requests.pending.size > 0; ) {
    if (Date.now() > deadline)
      throw new Error(`never still: ${[...requests.pending].map((one) => one.url())}`);
    before = requests.count;
    // With scripts disabled, only fonts can be late.
    await page.evaluate(
      `globalThis.waitUntilStill ? waitUntilStill(${moments}) : document.fonts.ready.then(() => null)`,
    );
    while (requests.pending.size > 0 && Date.now() < deadline) await pause(pollMs);
  }
}

function staysOpen(request: Request): boolean {
  const outcomes: Record<string, string> = JSON.parse(request.headers()[outcomesHeader] ?? '{}');
  const outcome = outcomes[new URL(request.url()).pathname];
  return outcome === 'waits' || outcome === 'begins';
}
