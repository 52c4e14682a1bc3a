import { RequestQueue } from '@/lib/http/load-shedding/request-queue';

const limits = { atOnce: 2, waiting: 2, waitMs: 1000, atOnceWhenLate: 1 };

function setUp() {
  const state = { isLate: false, now: 0 };
  const queue = new RequestQueue(limits, { isLate: () => state.isLate, now: () => state.now });
  const log: string[] = [];
  const apply = (name: string) => {
    const applicant = {
      start: () => void log.push(`start ${name}`),
      refuse: () => void log.push(`refuse ${name}`),
      isWorking: () => true,
    };
    queue.apply(applicant);
    return applicant;
  };
  return { state, queue, log, apply };
}

describe('RequestQueue', () => {
  it('starts in the order of arrival, and refuses who finds the queue full', () => {
    const { queue, log, apply } = setUp();
    for (const name of ['a', 'b', 'c', 'd', 'e']) apply(name);
    while (queue.startNext());
    expect(log).toEqual(['refuse e', 'start a', 'start b']);
  });

  it('refuses who has waited too long while every place is taken', () => {
    const { state, queue, log, apply } = setUp();
    const [first] = ['a', 'b', 'c'].map(apply);
    while (queue.startNext());
    state.now = 1001;
    apply('d');
    queue.refuseOverdue();
    expect(log).toEqual(['start a', 'start b', 'refuse c']);
    if (first) queue.leave(first);
    expect(queue.startNext()).toBe(true);
    expect(log.at(-1)).toBe('start d');
  });

  it('refuses nobody for whom a place is free, however long they waited for the processor', () => {
    const { state, queue, log, apply } = setUp();
    apply('a');
    state.now = 60_000;
    queue.refuseOverdue();
    expect(log).toEqual([]);
    queue.startNext();
    expect(log).toEqual(['start a']);
  });

  it('has fewer places while the event loop is late', () => {
    const { state, queue, log, apply } = setUp();
    state.isLate = true;
    for (const name of ['a', 'b', 'c', 'd']) apply(name);
    while (queue.startNext());
    expect(log).toEqual(['refuse d', 'start a']);
    state.isLate = false;
    while (queue.startNext());
    expect(log).toEqual(['refuse d', 'start a', 'start b']);
  });
});
