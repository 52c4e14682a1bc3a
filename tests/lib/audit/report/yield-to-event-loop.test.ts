import { yieldToEventLoop } from '@/lib/audit/report/yield-to-event-loop';

it('lets one of several go on in each round of the event loop, in the order of asking', async () => {
  const done: number[] = [];
  const all = Promise.all([1, 2, 3].map((number) => yieldToEventLoop().then(() => done.push(number))));
  const seen: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push([...done]);
  }
  await all;
  expect(seen).toEqual([[1], [1, 2], [1, 2, 3]]);
});

it('lets go on what asks again only after those that waited', async () => {
  const done: string[] = [];
  const work = async (name: string) => {
    await yieldToEventLoop();
    done.push(`${name}1`);
    await yieldToEventLoop();
    done.push(`${name}2`);
  };
  await Promise.all([work('a'), work('b')]);
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
});
