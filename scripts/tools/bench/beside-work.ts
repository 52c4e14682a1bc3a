import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer } from './measure';

/** A visitor rests so long between two pages, as those who share one site do. */
const visitorPauseMs = 10;

/** A visitor on a thread of its own, who opens the front page again and again while something else happens. */
export function startVisitor(origin: string) {
  const visitor = new Worker(new URL('visitor-worker.mjs', import.meta.url));
  return {
    visitDuring: async (work: Promise<unknown>): Promise<Answer[]> => {
      visitor.postMessage({ address: `${origin}/`, pauseMs: visitorPauseMs });
      await work;
      visitor.postMessage({ end: true });
      const [answers] = await once(visitor, 'message');
      return answers;
    },
    end: () => visitor.terminate(),
  };
}
