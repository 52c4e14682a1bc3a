import { VisitQueue } from '@/lib/audit/visit/visit-queue';
import { AppError } from '@/lib/errors';

/** A visit that lasts until the test ends it. */
function visit() {
  const gate = Promise.withResolvers<void>();
  const run = jest.fn(() => gate.promise);
  return { run, end: gate.resolve };
}

/** Lets pending promises run. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the queue of visits', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('lets four run at once and the next one when one has ended', async () => {
    const queue = new VisitQueue();
    const visits = [1, 2, 3, 4, 5].map(visit);
    const ends = visits.map(({ run }, index) => queue.run({ host: `${index}.example` }, run));
    await settle();
    expect(visits.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 1, 0]);
    visits[2]?.end();
    await settle();
    expect(visits[4]?.run).toHaveBeenCalledTimes(1);
    for (const { end } of visits) end();
    await Promise.all(ends);
  });

  it('refuses none of twenty at once, also where each keeps its place for eight seconds', async () => {
    const queue = new VisitQueue();
    const run = () => new Promise((resolve) => setTimeout(resolve, 20_000));
    const ends = Array.from({ length: 20 }, (_, index) => queue.run({ host: `${index}.example` }, run));
    await jest.advanceTimersByTimeAsync(80_000);
    expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(Array(20).fill('fulfilled'));
  });

  it('starts visits to one website ten seconds apart, and other websites meanwhile', async () => {
    const queue = new VisitQueue();
    const [first, second, elsewhere] = [visit(), visit(), visit()];
    void queue.run({ host: 'a.example' }, first.run);
    void queue.run({ host: 'a.example' }, second.run);
    void queue.run({ host: 'b.example' }, elsewhere.run);
    first.end();
    await jest.advanceTimersByTimeAsync(9_900);
    expect(elsewhere.run).toHaveBeenCalledTimes(1);
    expect(second.run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  it('starts a second try as soon as the first has ended, and the next visit ten seconds after it', async () => {
    const queue = new VisitQueue();
    const [overHttps, overHttp, next] = [visit(), visit(), visit()];
    void queue.run({ host: 'a.example' }, overHttps.run);
    await jest.advanceTimersByTimeAsync(2000);
    void queue.run({ host: 'a.example', isSecondTry: true }, overHttp.run);
    await settle();
    expect(overHttp.run).not.toHaveBeenCalled();
    overHttps.end();
    await settle();
    expect(overHttp.run).toHaveBeenCalledTimes(1);
    overHttp.end();
    void queue.run({ host: 'a.example' }, next.run);
    await jest.advanceTimersByTimeAsync(9900);
    expect(next.run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  it('never visits one website twice at a time, however long a visit takes', async () => {
    const queue = new VisitQueue();
    const [first, second] = [visit(), visit()];
    void queue.run({ host: 'a.example' }, first.run);
    void queue.run({ host: 'a.example' }, second.run);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(second.run).not.toHaveBeenCalled();
    first.end();
    await settle();
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  it('turns visits away when 24 wait, and says when to come back', async () => {
    const queue = new VisitQueue();
    const { run } = visit();
    for (let index = 0; index < 28; index += 1) void queue.run({ host: `${index}.example` }, run);
    await settle();
    expect(run).toHaveBeenCalledTimes(4);
    const refusal: unknown = await queue.run({ host: 'late.example' }, run).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'too_busy', retryAfterSeconds: 30 });
    expect(refusal).toBeInstanceOf(AppError);
  });

  it('lets nobody fill the queue with one website', async () => {
    const queue = new VisitQueue();
    const { run } = visit();
    for (let index = 0; index < 3; index += 1) void queue.run({ host: 'a.example' }, run);
    await expect(queue.run({ host: 'a.example' }, run)).rejects.toMatchObject({ code: 'too_busy' });
    void queue.run({ host: 'b.example' }, run);
    await settle();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('lets no client have more than two places, running or waiting, and refuses the third with a time to retry', async () => {
    const queue = new VisitQueue();
    const [first, ...others] = [visit(), visit(), visit()];
    const ask = (host: string, client?: string) =>
      queue.run({ host, client }, (others.shift() ?? first).run).catch((error) => error);
    void ask('a.example', '203.0.113.5');
    void ask('a.example', '203.0.113.5');
    expect(await ask('b.example', '203.0.113.5')).toMatchObject({ code: 'too_busy', retryAfterSeconds: 30 });
    await settle();
    void ask('b.example', '203.0.113.6');
    await settle();
    expect(first.run).toHaveBeenCalledTimes(1);
  });

  it('counts nobody’s visits as those of different people', async () => {
    const queue = new VisitQueue();
    const { run } = visit();
    for (let index = 0; index < 4; index += 1) void queue.run({ host: `${index}.example` }, run);
    await settle();
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('gives a client a place again when a visit has ended', async () => {
    const queue = new VisitQueue();
    const [first, second, third] = [visit(), visit(), visit()];
    const client = '203.0.113.5';
    const end = queue.run({ host: 'a.example', client }, first.run);
    void queue.run({ host: 'b.example', client }, second.run);
    first.end();
    await end;
    void queue.run({ host: 'c.example', client }, third.run);
    await settle();
    expect(third.run).toHaveBeenCalledTimes(1);
  });

  it('lets the clients of one network have six places, two of them running', async () => {
    const queue = new VisitQueue();
    const { run } = visit();
    const network = '198.51.100.0/24';
    const ask = (index: number) =>
      queue.run({ host: `${index}.example`, client: `198.51.100.${index}`, network }, run);
    for (let index = 0; index < 6; index += 1) void ask(index);
    await expect(ask(6)).rejects.toMatchObject({ code: 'too_busy', retryAfterSeconds: 30 });
    await settle();
    expect(run).toHaveBeenCalledTimes(2);
    void queue.run({ host: 'b.example', client: '203.0.113.5', network: '203.0.113.0/24' }, run);
    await settle();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('gives the place of a visit that lasts to the next one, until six go on beside', async () => {
    const queue = new VisitQueue();
    const { run } = visit();
    for (let index = 0; index < 16; index += 1) void queue.run({ host: `${index}.example` }, run);
    await jest.advanceTimersByTimeAsync(7_900);
    expect(run).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(200);
    expect(run).toHaveBeenCalledTimes(8);
    await jest.advanceTimersByTimeAsync(16_000);
    expect(run).toHaveBeenCalledTimes(10);
  });

  it('visits one slow website at a time, and others beside it', async () => {
    const queue = new VisitQueue();
    const [slow, other, quick] = [visit(), visit(), visit()];
    void queue.run({ host: 'a.example', isSlow: true }, slow.run);
    void queue.run({ host: 'b.example', isSlow: true }, other.run);
    void queue.run({ host: 'c.example' }, quick.run);
    await settle();
    expect([slow, other, quick].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 1]);
    slow.end();
    await settle();
    expect(other.run).toHaveBeenCalledTimes(1);
  });

  it('refuses a visit that got no place within a minute, instead of keeping it waiting', async () => {
    const queue = new VisitQueue({ aside: 0 });
    const { run } = visit();
    for (let index = 0; index < 4; index += 1) void queue.run({ host: `${index}.example` }, run);
    const refusal = queue.run({ host: 'late.example' }, run).catch((error) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await refusal).toMatchObject({ code: 'too_busy', retryAfterSeconds: 30 });
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('goes on after a visit that failed', async () => {
    const queue = new VisitQueue({ atOnce: 1, hostGapMs: 0 });
    await expect(queue.run({ host: 'a.example' }, () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    await expect(queue.run({ host: 'a.example' }, async () => 'here')).resolves.toBe('here');
  });
});
