import type { Browser } from '@playwright/test';
import { openPhonePage } from './phone';
import { type ResourceKind, resourceKind } from './resource-kind';
import { type PageWeight, type Transfer, weighTransfers } from './weight';

/** Loads a page on a phone with an empty cache, without input, and sums the transferred bytes. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
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
