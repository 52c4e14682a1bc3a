import { RequestCounter } from '@/lib/http/request-counter';

const clock = { ms: 0 };
const counterOf = (maxClients: number) =>
  new RequestCounter({ requests: 2, seconds: 60, maxClients, now: () => clock.ms });
const count = (counter: RequestCounter, ...clients: string[]) => {
  for (const client of clients) counter.add(client);
};

beforeEach(() => {
  clock.ms = 0;
});

describe('RequestCounter', () => {
  it('lets a client wait for the end of the window that its first request began', () => {
    const counter = counterOf(10);
    count(counter, 'a');
    expect(counter.msToWait('a')).toBe(0);
    clock.ms = 20_000;
    count(counter, 'a');
    expect(counter.msToWait('a')).toBe(40_000);
    clock.ms = 60_000;
    expect(counter.msToWait('a')).toBe(0);
    count(counter, 'a');
    expect(counter.msToWait('a')).toBe(0);
  });

  it('never keeps more clients than it may', () => {
    const counter = counterOf(100);
    for (let index = 0; index < 1000; index += 1) count(counter, `client ${index}`);
    expect(counter.size).toBe(100);
  });

  it('lets ended windows go first', () => {
    const counter = counterOf(3);
    count(counter, 'ended', 'ended too');
    clock.ms = 59_999;
    count(counter, 'young');
    clock.ms = 60_000;
    count(counter, 'new');
    expect(counter.size).toBe(2);
    count(counter, 'young');
    expect(counter.msToWait('young')).toBe(59_999);
  });

  it('does not forget a client at its limit for any number of clients below theirs', () => {
    const counter = counterOf(3);
    count(counter, 'at its limit', 'at its limit');
    for (let index = 0; index < 1000; index += 1) count(counter, `client ${index}`);
    expect(counter.msToWait('at its limit')).toBe(60_000);
  });

  it('forgets the oldest client at its limit only when all are at theirs', () => {
    const counter = counterOf(3);
    count(counter, 'a', 'a', 'b', 'b', 'c', 'c', 'new');
    expect([counter.msToWait('a'), counter.msToWait('b')]).toEqual([0, 60_000]);
    expect(counter.size).toBe(3);
  });
});
