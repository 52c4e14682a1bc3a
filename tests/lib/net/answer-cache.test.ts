import { AnswerCache } from '@/lib/net/answer-cache';

let now: number;
let calls: number;

beforeEach(() => {
  now = 1_000_000;
  calls = 0;
});

const cacheOf = (maxEntries = 10) =>
  new AnswerCache<number>({ maxEntries, freshMs: () => 1000, staleMs: 5000, failureMs: 100, now: () => now });

const load = async () => ++calls;

const fail = async () => {
  calls += 1;
  throw new Error('down');
};

describe('AnswerCache', () => {
  it('asks once while an answer is fresh, and again after that', async () => {
    const cache = cacheOf();

    await expect(cache.get('a', load)).resolves.toBe(1);
    now += 999;
    await expect(cache.get('a', load)).resolves.toBe(1);
    now += 1;
    await expect(cache.get('a', load)).resolves.toBe(2);
  });

  it('asks once for many at the same time', async () => {
    const cache = cacheOf();

    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', load)));

    expect(new Set(answers)).toEqual(new Set([1]));
  });

  it('serves the last good answer for a while when a newer one fails', async () => {
    const cache = cacheOf();
    await cache.get('a', load);

    now += 5999;
    await expect(cache.get('a', fail)).resolves.toBe(1);
    now += 100;
    await expect(cache.get('a', fail)).rejects.toThrow('down');
  });

  it('remembers a failure shortly, so that the next in line does not ask again', async () => {
    const cache = cacheOf();

    await expect(cache.get('a', fail)).rejects.toThrow('down');
    now += 99;
    await expect(cache.get('a', load)).rejects.toThrow('down');
    expect(calls).toBe(1);
    now += 1;
    await expect(cache.get('a', load)).resolves.toBe(2);
  });

  it('forgets what was asked for longest ago, not what is in use', async () => {
    const cache = cacheOf(2);

    await cache.get('a', load);
    await cache.get('b', load);
    await cache.get('a', load);
    await cache.get('c', load);

    await expect(cache.get('a', load)).resolves.toBe(1);
    await expect(cache.get('b', load)).resolves.toBe(4);
  });

  describe('with weights', () => {
    const heavy = () =>
      new AnswerCache<number>({
        maxEntries: 10,
        weight: { of: (answer) => answer, most: 10 },
        freshMs: () => 1000,
        staleMs: 0,
        failureMs: 0,
        now: () => now,
      });
    const weighing = (weight: number) => async () => {
      calls += 1;
      return weight;
    };

    it('forgets what was asked for longest ago when all of it weighs too much', async () => {
      const cache = heavy();
      for (const question of ['a', 'b', 'c']) await cache.get(question, weighing(4));
      await cache.get('b', weighing(4));
      expect(calls).toBe(3);
      await cache.get('a', weighing(4));
      expect(calls).toBe(4);
    });

    it('keeps no answer that is too heavy by itself, but shares it while it is on its way', async () => {
      const cache = heavy();
      await Promise.all([cache.get('a', weighing(11)), cache.get('a', weighing(11))]);
      expect(calls).toBe(1);
      await cache.get('a', weighing(11));
      expect(calls).toBe(2);
    });
  });
});
