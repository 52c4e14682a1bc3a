import 'server-only';
import type { CDPSession } from 'playwright-core';
import type { TransferKind } from './rendered-page';

const kinds: Readonly<Record<string, TransferKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
};

interface Transfer {
  bytes: Record<TransferKind, number>;
  requests: number;
  /** Bytes of scripts by host. */
  scripts: ReadonlyMap<string, number>;
}

interface TransferWatch {
  /** Totals so far; bytes on the wire, including headers. */
  read: () => Transfer;
  /** Resolves after `quietMs` without running requests, or after `atMostMs`. */
  untilQuiet: (quietMs: number, atMostMs: number) => Promise<void>;
}

/** Counts requests and bytes of a page, in all of its frames. */
export async function watchTransfer(session: CDPSession): Promise<TransferWatch> {
  const bytes = { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 };
  const types = new Map<string, TransferKind>();
  const hosts = new Map<string, string>();
  const scripts = new Map<string, number>();
  const underWay = new Set<string>();
  let requests = 0;
  let changed: () => void = () => undefined;

  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    const kind = kinds[type ?? ''] ?? 'other';
    if (redirectResponse) bytes[kind] += Math.max(0, redirectResponse.encodedDataLength);
    types.set(requestId, kind);
    hosts.set(requestId, new URL(request.url).hostname);
    underWay.add(requestId);
    requests += 1;
    changed();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (kind) bytes[kind] += Math.max(0, encodedDataLength);
    const host = hosts.get(requestId);
    if (kind === 'script' && host)
      scripts.set(host, (scripts.get(host) ?? 0) + Math.max(0, encodedDataLength));
    underWay.delete(requestId);
    changed();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    changed();
  });
  await session.send('Network.enable');

  return {
    read: () => ({ bytes: { ...bytes }, requests, scripts: new Map(scripts) }),
    untilQuiet: (quietMs, atMostMs) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(quiet);
          clearTimeout(late);
          changed = () => undefined;
          resolve();
        };
        const late = setTimeout(finish, atMostMs);
        let quiet = setTimeout(finish, quietMs);
        changed = () => {
          clearTimeout(quiet);
          if (underWay.size === 0) quiet = setTimeout(finish, quietMs);
        };
        changed();
      }),
  };
}
