import type { Concept } from './words';

interface Clause {
  concepts: ReadonlySet<Concept>;
}

/**
 * The clauses that tell of something that is over, as in "last year we were hacked, all fine now". A past without its end
 * doesn't count as over ("last year we were hacked, and since then nobody finds us"), nor does what came back.
 */
export function findPast<One extends Clause>(sentences: readonly { clauses: readonly One[] }[]): Set<One> {
  const over = new Set<One>();
  sentences.forEach(({ clauses }, index) => {
    const last = clauses.findLastIndex((clause, at) => isEnd(clause, at, clauses));
    if (last < 0 || clauses.some(({ concepts }) => concepts.has('still'))) return;
    const before = sentences[index - 1]?.clauses ?? [];
    const begun = clauses.findIndex(tellsPast);
    const begunBefore = before.findIndex(tellsPast);
    if (begun >= 0 && begun <= last) markAll(clauses.slice(begun, last + 1), over);
    else if (begunBefore >= 0) markAll([...before.slice(begunBefore), ...clauses.slice(0, last + 1)], over);
    else if (clauses[last]?.concepts.has('over'))
      markAll(clauses.slice(Math.max(0, last - 1), last + 1), over);
  });
  return over;
}

/** It is over, was mended, or a past is followed by "is fine". */
function isEnd({ concepts }: Clause, at: number, clauses: readonly Clause[]): boolean {
  if (concepts.has('over') || concepts.has('solved')) return true;
  return concepts.has('fine') && clauses.slice(0, at).some(tellsPast);
}

function tellsPast({ concepts }: Clause): boolean {
  return concepts.has('past');
}

function markAll<One>(clauses: readonly One[], marked: Set<One>): void {
  for (const clause of clauses) marked.add(clause);
}
