import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../../../../tests/support/browser-finder';
import { measureSpeed } from './measure-speed';
import { openPhonePage } from './phone';
import { pressPage } from './press-page';
import { type ResourceKind, resourceKind } from './resource-kind';
import type { Subject } from './subjects';
import type { MeasuredPage } from './tables';
import { tracePage } from './trace-page';
import { type PageWeight, type Transfer, weighTransfers } from './weight';

/**
 * Weighs each page, then measures all of them `runs` times. Each run includes every page once, so that other load on the
 * machine affects all of them equally.
 */
export async function measurePages(
  subjects: readonly Subject[],
  { chromePath, runs }: { chromePath: string; runs: number },
): Promise<MeasuredPage[]> {
  const browser = await chromium.launch({ executablePath: chromePath, args: browserArguments });
  try {
    const pages: MeasuredPage[] = [];
    for (const { name, origin, path } of subjects) {
      console.info(`Weighing ${name}…`);
      pages.push({
        name,
        weight: await weighPage(browser, origin + path),
        speeds: [],
        hydrations: [],
        presses: [],
        threads: [],
      });
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, { name, origin, path }] of subjects.entries()) {
        console.info(`Run ${run} of ${runs}: ${name}…`);
        const page = pages[index];
        page?.speeds.push(await measureSpeed(origin + path, chromePath));
        const { hydration, press } = await pressPage(browser, origin + path);
        if (hydration !== undefined) page?.hydrations.push(hydration);
        if (press !== undefined) page?.presses.push(press);
        page?.threads.push(await tracePage(browser, origin + path));
      }
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/** Loads a page on a phone with an empty cache, without input, and sums the transferred bytes. */
async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const phone = await openPhonePage(browser);
  const sentAt = new Map<string, number>();
  const kinds = new Map<string, ResourceKind>();
  const sizes = new Map<string, number>();
  let loadedAt = Number.POSITIVE_INFINITY;
  const { protocol } = phone;
  protocol.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('http')) sentAt.set(requestId, timestamp);
  });
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, resourceKind({ resourceType: type, mimeType: response.mimeType }));
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  protocol.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  try {
    await phone.page.goto(address);
    await phone.untilQuiet();
  } finally {
    await phone.close();
  }
  const transfers = [...sentAt].map(
    ([id, sent]): Transfer => ({
      kind: kinds.get(id) ?? 'other',
      bytes: sizes.get(id) ?? 0,
      isBeforeLoad: sent < loadedAt,
    }),
  );
  return weighTransfers(transfers);
}
