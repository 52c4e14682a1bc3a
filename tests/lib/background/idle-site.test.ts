import type { Kysely, KyselyPlugin } from 'kysely';
import { listJobs } from '@/lib/background/job-list';
import type { Tables } from '@/lib/db/tables';
import { isTimed } from '@/lib/jobs/job';
import { finishDueJobs, startDueJobs } from '@/lib/jobs/worker';
import { portableStores, useStore } from '@/tests/support/postgres-or-sqlite';

/** Counts the statements that are run on a database, by kind. */
function counting(db: Kysely<Tables>) {
  const kinds: string[] = [];
  const kindById = new WeakMap<object, string>();
  const plugin: KyselyPlugin = {
    // Called for queries inside others, too; only what is run has a result.
    transformQuery: ({ node, queryId }) => {
      kindById.set(queryId, node.kind);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      kinds.push(kindById.get(queryId) ?? '');
      return result;
    },
  };
  return { kinds, db: db.withPlugin(plugin) };
}

describe.each(portableStores)('a site on which nothing is due, on %s', (_name, startStore) => {
  const store = useStore(startStore);

  it('makes two reads in a round of its work, and writes nothing', async () => {
    const { db, kinds } = counting((await store.open()).db);
    globalThis.siteJobs = undefined;
    const jobs = listJobs();
    // With the first round of a process, what is old is deleted.
    await finishDueJobs(jobs, { db, withinMs: 60_000 });
    kinds.length = 0;
    await startDueJobs(jobs, { db });
    await Promise.all(jobs.flatMap(({ kind }) => [...(globalThis.siteJobs?.get(kind)?.running ?? [])]));
    expect(kinds).toEqual(['SelectQueryNode', 'SelectQueryNode']);
    // No other job has a turn in each round: those that read beside the site would keep its reading thread alive.
    const eachRound = jobs.filter((job) => isTimed(job) && job.everyMs === 0);
    expect(eachRound.map(({ kind }) => kind)).toEqual(['mail', 'outage-leads']);
  });
});
