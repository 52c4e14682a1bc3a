interface Sent {
  path: string;
  event: Record<string, unknown>;
  init?: RequestInit;
}

/** A visitor's browser, for sending only: what it sent, and the server's answers. jsdom lacks these APIs. */
export function recordSending() {
  const fetched: Sent[] = [];
  const beacons: { path: string; body: Blob }[] = [];
  let answer: () => Promise<Response> = async () => new Response(null, { status: 202 });

  globalThis.fetch = (path, init) => {
    fetched.push({ path: String(path), event: JSON.parse(String(init?.body)), init });
    return answer();
  };
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => beacons.push({ path, body }) > 0,
  });
  return {
    fetched,
    beacons,
    ofType: (type: string) => fetched.filter(({ event }) => event.eventType === type),
    answerWith: (next: () => Promise<Response>) => {
      answer = next;
    },
    beaconEvents: () =>
      Promise.all(beacons.map(async ({ body }): Promise<unknown> => JSON.parse(await readBlob(body)))),
  };
}

/** jsdom's Blob has no `text`. */
function readBlob(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsText(blob);
  return promise;
}

/** Lets the page become idle. Needs fake timers. */
export function becomeIdle(): Promise<void> {
  return jest.advanceTimersByTimeAsync(1000);
}
