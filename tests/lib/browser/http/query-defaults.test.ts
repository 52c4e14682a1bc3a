import type { IncomingHttpHeaders } from 'node:http';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { queryDefaults } from '@/lib/browser/http/query-defaults';
import { SendError } from '@/lib/browser/http/send';
import { serve } from '@/tests/support/listen';

let server: Awaited<ReturnType<typeof serve>>;
let seen: { method?: string; url?: string; headers: IncomingHttpHeaders }[];
let answer: { status: number; body: object };
let client: QueryClient;
const direct = globalThis.fetch;

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: { recommendations: [] } };
  server = await serve(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  globalThis.fetch = (input, init) => direct(new URL(String(input), server.origin), init);
  client = new QueryClient({ defaultOptions: queryDefaults('fa') });
  client.mount();
});

afterEach(async () => {
  client.unmount();
  client.clear();
  globalThis.fetch = direct;
  jest.useRealTimers();
  await server.stop();
});

const watch = () => new QueryObserver(client, { queryKey: ['/api/weather'] });

const settled = (observer: ReturnType<typeof watch>) =>
  new Promise<void>((resolve) => {
    const stop = observer.subscribe(({ isFetching, isPending }) => {
      if (isFetching || isPending) return;
      stop();
      resolve();
    });
  });

describe('the default query', () => {
  it('is a GET on the key path, with the page’s language [API-50]', async () => {
    const data = await client.fetchQuery({ queryKey: ['/api/ai-recommendations'] });
    expect(data).toEqual({ recommendations: [] });
    expect(seen).toMatchObject([{ method: 'GET', url: '/api/ai-recommendations' }]);
    expect(seen[0]?.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'fa' });
  });

  it('includes credentials, and joins the parts of the key to a path [API-50]', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await client.fetchQuery({ queryKey: ['/api', 'weather?q=Robina'] });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    expect(seen[0]?.url).toBe('/api/weather?q=Robina');
  });

  it.each([401, 404, 500])(
    'throws on %i, with the status and the body in its message [API-50]',
    async (status) => {
      answer = { status, body: { success: false, code: 'not_found', message: 'Gone.' } };
      const error: unknown = await client
        .fetchQuery({ queryKey: ['/api/client-profile'] })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SendError);
      expect(error).toMatchObject({ status, visitorMessage: 'Gone.' });
      expect(String(error)).toContain(`${status}: {`);
    },
  );

  it('is not retried [API-51]', async () => {
    answer = { status: 500, body: {} };
    await settled(watch());
    expect(seen).toHaveLength(1);
  });

  it('never goes stale, and is not fetched again on focus [API-51]', async () => {
    const observer = watch();
    await settled(observer);
    jest.useFakeTimers({ now: Date.now() + 365 * 24 * 60 * 60_000, advanceTimers: true });
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().isStale).toBe(false);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    focusManager.setFocused(undefined);
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
    stop();
    expect(seen).toHaveLength(1);
  });

  it('keeps a result that nobody uses for 5 minutes [API-53]', async () => {
    const observer = watch();
    const stop = observer.subscribe(() => undefined);
    await client.fetchQuery({ queryKey: ['/api/weather'] });
    jest.useFakeTimers();
    stop();
    jest.advanceTimersByTime(5 * 60_000 - 1);
    expect(client.getQueryData(['/api/weather'])).toEqual({ recommendations: [] });
    jest.advanceTimersByTime(2);
    expect(client.getQueryData(['/api/weather'])).toBeUndefined();
  });
});

it('mutations are not retried [API-52]', async () => {
  let tries = 0;
  const mutation = client.getMutationCache().build(client, {
    mutationFn: async () => {
      tries += 1;
      throw new Error('down');
    },
    ...client.defaultMutationOptions(),
  });
  await expect(mutation.execute(undefined)).rejects.toThrow('down');
  expect(tries).toBe(1);
});

it('the retry delay doubles from 1 s up to 30 s [API-54]', () => {
  const { queries, mutations } = queryDefaults('en-AU');
  for (const { retryDelay } of [queries, mutations])
    expect([0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
});
