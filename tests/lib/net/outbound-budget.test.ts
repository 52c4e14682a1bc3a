import { OutboundBudget } from '@/lib/net/outbound-budget';

/** Requests that end when the test ends them, and how many run at once. */
function startRequests(budget: OutboundBudget, count: number) {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, begun: 0 };
  const request = async () => {
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.running -= 1;
    return 'done';
  };
  const take = () => budget.take(request);
  return { answers: Array.from({ length: count }, take), ends, seen, take };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('OutboundBudget', () => {
  it('runs no more at once than it may, also when a newcomer comes in the moment a place is handed on', async () => {
    for (let moment = 0; moment < 10; moment += 1) {
      const { answers, ends, seen, take } = startRequests(new OutboundBudget({ concurrency: 1 }), 2);
      ends.shift()?.();
      let turn = Promise.resolve();
      for (let passed = 0; passed < moment; passed += 1) turn = turn.then(() => undefined);
      answers.push(turn.then(take));
      while (seen.begun < 3 || ends.length > 0) {
        await settle();
        ends.shift()?.();
      }
      expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
      expect(seen.most).toBe(1);
    }
  });

  it('counts the time in which requests are under way once, and the time between them not at all', async () => {
    jest.useFakeTimers();
    const budget = new OutboundBudget();
    const lasting = (ms: number) => budget.take(() => new Promise((resolve) => setTimeout(resolve, ms)));
    void lasting(1000);
    const ended = lasting(3000);
    await jest.advanceTimersByTimeAsync(3000);
    await ended;
    await jest.advanceTimersByTimeAsync(5000);
    void lasting(2000);
    await jest.advanceTimersByTimeAsync(500);
    expect(budget.waitedMs).toBe(3500);
    jest.useRealTimers();
  });

  it('gives nothing once its requests are spent', async () => {
    const budget = new OutboundBudget({ requests: 2 });
    const answers = ['a', 'b', 'c'].map((name) => budget.take(async () => name));
    expect(await Promise.all(answers)).toEqual(['a', 'b', null]);
  });

  it('counts redirects as requests, and gives nothing for one that would need more than are left', async () => {
    const budget = new OutboundBudget({ requests: 4 });
    const follow = (times: number) =>
      budget.take(async (_, another) => {
        for (let hop = 0; hop < times; hop += 1) if (!another()) throw new Error('no more');
        return times;
      });
    expect(await follow(1)).toBe(1);
    expect(await follow(2)).toBeNull();
    expect(await follow(0)).toBeNull();
  });

  it('gives nothing once its time is over, and ends what runs', async () => {
    const budget = new OutboundBudget({ totalMs: 20, concurrency: 1 });
    const running = budget.take(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('ended'))),
    );
    const waiting = budget.take(async () => 'never');
    expect(await Promise.all([running, waiting])).toEqual(['ended', null]);
    expect(await budget.take(async () => 'late')).toBeNull();
  });

  it('doesn’t count the time in which its clock is stopped, however often at once', async () => {
    jest.useFakeTimers();
    const budget = new OutboundBudget({ totalMs: 1000 });
    const work = (ms: number) => budget.stopClock(new Promise((resolve) => setTimeout(resolve, ms)));
    await jest.advanceTimersByTimeAsync(400);
    const both = Promise.all([work(3000), work(5000)]);
    await jest.advanceTimersByTimeAsync(5000);
    await both;
    await jest.advanceTimersByTimeAsync(500);
    expect(budget.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(budget.signal.reason).toMatchObject({ name: 'TimeoutError' });
    jest.useRealTimers();
  });

  it('gives a place back when a request fails', async () => {
    const budget = new OutboundBudget({ concurrency: 1 });
    const failing = budget.take(() => Promise.reject(new Error('broken')));
    const next = budget.take(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
