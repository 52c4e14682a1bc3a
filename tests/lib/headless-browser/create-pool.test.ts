import { createPool } from '@/lib/headless-browser/create-pool';

/** Work that lasts until the test ends it, and the names of those that have begun. */
function start(share: ReturnType<typeof createPool<string>>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, wait: Parameters<typeof share>[1]) =>
    share(async (item) => {
      begun.push(`${name} on ${item}`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    }, wait);
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, ask, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('browsers shared in turn', () => {
  it('lets a second PDF wait for the first, instead of refusing it', async () => {
    const { begun, ask, end } = start(createPool(['printer']));
    const answers = Promise.all([ask('first', { most: 10 }), ask('second', { most: 10 })]);
    await settle();
    expect(begun).toEqual(['first on printer']);
    await end('first');
    expect(begun).toEqual(['first on printer', 'second on printer']);
    await end('second');
    expect(await answers).toEqual(['first', 'second']);
  });

  it('takes a PDF before waiting websites, although as many of these wait as may', async () => {
    const { begun, ask, end } = start(createPool(['one']));
    void ask('running', { most: 1 });
    void ask('website', { most: 1 });
    expect(await ask('refused', { most: 1 })).toBeNull();
    void ask('pdf', { most: 1, isFirst: true });
    await end('running');
    await end('pdf');
    expect(begun).toEqual(['running on one', 'pdf on one', 'website on one']);
  });

  it('gives up when the signal is aborted, and leaves the turn to the next', async () => {
    const { begun, ask, end } = start(createPool(['one']));
    const patience = new AbortController();
    void ask('running', { most: 2 });
    const late = ask('late', { most: 2, signal: patience.signal });
    void ask('next', { most: 2 });
    patience.abort();
    expect(await late).toBeNull();
    await end('running');
    expect(begun).toEqual(['running on one', 'next on one']);
  });

  it('goes on after work that failed', async () => {
    const share = createPool(['one']);
    const failing = share(() => Promise.reject(new Error('broken')), { most: 1 });
    const next = share(async () => 'next', { most: 1 });
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
