import { log } from '@/lib/log/log';
import { batchWriter } from '@/lib/tracking/record-event';

const batches: (readonly number[])[] = [];
const keep = async (batch: readonly number[]) => void batches.push(batch);
const writer = (write = keep) => batchWriter({ write, waitMs: 2000, maxItems: 3 });

beforeEach(() => {
  batches.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('batchWriter', () => {
  it('writes what came in together, two seconds after the first', async () => {
    const { add } = writer();
    const first = add(1);
    jest.advanceTimersByTime(1999);
    const second = add(2);
    expect(batches).toEqual([]);
    jest.advanceTimersByTime(1);
    await Promise.all([first, second]);
    expect(batches).toEqual([[1, 2]]);
  });

  it('writes a full batch at once, and begins a new one', async () => {
    const { add } = writer();
    await Promise.all([add(1), add(2), add(3)]);
    const rest = add(4);
    expect(batches).toEqual([[1, 2, 3]]);
    jest.advanceTimersByTime(2000);
    await rest;
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('writes queued items when flushed, and nothing without any', async () => {
    const { add, flush } = writer();
    void add(1);
    await flush();
    await flush();
    expect(batches).toEqual([[1]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('logs a batch that fails, lets go of it, and takes the next', async () => {
    const logged = jest.spyOn(log, 'error').mockReturnValue();
    let fails = true;
    const { add, flush } = writer(async (batch) => {
      if (fails) throw new Error('the database is down');
      await keep(batch);
    });
    const lost = add(1);
    await flush();
    await lost;
    fails = false;
    void add(2);
    await flush();
    expect(batches).toEqual([[2]]);
    expect(logged).toHaveBeenCalledWith('tracking: 1 event(s) could not be stored:', expect.any(Error));
  });
});
