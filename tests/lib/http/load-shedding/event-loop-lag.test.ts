import { setTimeout as wait } from 'node:timers/promises';
import { startLagMeter } from '@/lib/http/load-shedding/overload-gate';

/** Long turns, one after the other, as with too many requests. */
async function beBusy(turns: number, ms: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    await wait(0);
  }
}

it('measures turns that are long one after the other, not a single one, and forgets them', async () => {
  const { lagMs, sample } = startLagMeter();
  await beBusy(10, 100);
  sample();
  expect(lagMs()).toBeGreaterThan(60);

  // However busy the machine is, the median falls when this process has nothing to do.
  do {
    await wait(200);
    sample();
  } while (lagMs() > 60);

  // One long turn among short ones stays out of the median; a busy machine may make others long, but not every time.
  do {
    const quiet = wait(400);
    await beBusy(1, 100);
    await quiet;
    sample();
  } while (lagMs() >= 100);
  expect(lagMs()).toBeLessThan(100);
});
