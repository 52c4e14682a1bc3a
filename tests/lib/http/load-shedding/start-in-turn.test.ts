import { createStarter } from '@/lib/http/load-shedding/start-in-turn';

/** Rounds of the event loop that this many starts take. */
async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('createStarter', () => {
  it('starts a few in each round until nothing is left, and sleeps until it is woken', async () => {
    let left = 10;
    const startedByRound: number[] = [];
    const starter = createStarter(() => {
      if (left === 0) return false;
      left -= 1;
      return true;
    });
    starter.wake();
    starter.wake();
    for (let round = 0; round < 5; round += 1) {
      startedByRound.push(10 - left);
      await rounds(1);
    }
    expect(startedByRound).toEqual([0, 4, 8, 10, 10]);
    left = 1;
    await rounds(3);
    expect(left).toBe(1);
    starter.wake();
    await rounds(1);
    expect(left).toBe(0);
  });

  it('waits for a round without a new connection, but not for ever', async () => {
    let started = 0;
    const starter = createStarter(() => {
      started += 1;
      return false;
    });
    starter.wake();
    for (let round = 0; round < 10; round += 1) {
      starter.noteConnection();
      await rounds(1);
    }
    expect(started).toBe(0);
    for (let round = 0; round < 100; round += 1) {
      starter.noteConnection();
      await rounds(1);
    }
    expect(started).toBe(1);
  });
});
