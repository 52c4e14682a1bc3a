import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { createRequestStoreForAPI } from 'next/dist/server/async-storage/request-store';
import { createWorkStore } from 'next/dist/server/async-storage/work-store';
import { defaultConfig } from 'next/dist/server/config-shared';
import { NextRequest } from 'next/server';
import type { Endpoint } from '@/lib/http/methods';
import { runRequest } from '@/lib/log/request-context';
import { readRouteParams } from './route-params';

type RequestInit = ConstructorParameters<typeof NextRequest>[1];

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON body; undefined if it isn't JSON. */
  body: unknown;
  /** Ends the request, like a server that has sent the response, and waits for the route's `after` callbacks. */
  finish: () => Promise<void>;
}

const previewProps = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' };
const origin = 'https://cornerpiece.example';

/** Without the loop of a server, what a route has queued is done when the request is finished. */
const loop: typeof globalThis.siteJobLoop = {
  catchUp: async () => undefined,
  wake: async () => {
    const { finishBackgroundWork } = await import('@/lib/background/background-work');
    await finishBackgroundWork();
  },
  stop: () => undefined,
};

/** Calls a handler within the request scope that Next's server provides, with a working `after`. */
export async function callRoute(
  handler: Endpoint,
  { path, clientAddress = '192.0.2.1', ...init }: { path: string; clientAddress?: string } & RequestInit,
): Promise<Answer> {
  const headers = new Headers({
    host: 'cornerpiece.example',
    ...Object.fromEntries(new Headers(init.headers)),
  });
  const request = new NextRequest(new URL(path, origin), { ...init, headers });

  globalThis.siteJobLoop ??= loop;
  const closeListeners: (() => void)[] = [];
  const pending: Promise<unknown>[] = [];
  const workStore = createWorkStore({
    page: `${path}/route`,
    buildId: 'test',
    deploymentId: '',
    previouslyRevalidatedTags: [],
    renderOpts: {
      cacheComponents: false,
      cacheLifeProfiles: { default: { stale: 0, revalidate: 0, expire: 0 } },
      experimental: {
        isRoutePPREnabled: false,
        authInterrupts: false,
        useCacheTimeout: 0,
        durableUseCacheEntries: false,
      },
      staticPageGenerationTimeout: defaultConfig.staticPageGenerationTimeout,
      validationLevel: 'warning',
      waitUntil: (promise) => void pending.push(promise),
      onClose: (listener) => void closeListeners.push(listener),
      onAfterTaskError: undefined,
    },
  });
  const implicitTags = { tags: [], expirationsByCacheKind: new Map() };
  const requestStore = createRequestStoreForAPI(
    request,
    request.nextUrl,
    implicitTags,
    undefined,
    previewProps,
    undefined,
  );
  const params = Promise.resolve(readRouteParams(path));
  const response = await runRequest({ id: 'test', peer: clientAddress }, () =>
    workAsyncStorage.run(workStore, () =>
      workUnitAsyncStorage.run(requestStore, () => handler(request, { params })),
    ),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parse(text),
    finish: async () => {
      for (const listener of closeListeners) listener();
      await Promise.all(pending);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
