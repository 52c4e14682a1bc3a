import type { ComplaintKind } from './kinds';
import type { Concept } from './words';

interface Difference {
  /** Not what is meant … */
  not: ComplaintKind;
  /** … where this is found, too, … */
  but: ComplaintKind;
  /** … and the text names this, … */
  named?: Concept;
  /** … or doesn't name that. */
  unnamed?: Concept;
}

/** Kinds that are told in much the same words, and the thing by which a reader tells them apart. */
const differences: readonly Difference[] = [
  { not: 'hacked', but: 'social-lost', named: 'social' },
  { not: 'social-lost', but: 'hacked', unnamed: 'social' },
  { not: 'stopped-working', but: 'social-lost', named: 'social' },
  { not: 'domain-lost', but: 'social-lost', named: 'social', unnamed: 'domain' },
  { not: 'hacked', but: 'domain-lost', named: 'expired' },
  { not: 'stopped-working', but: 'lost-after-relaunch', named: 'relaunch', unnamed: 'dead' },
  { not: 'listing-suspended', but: 'wrong-listing', unnamed: 'suspended' },
  { not: 'listing-suspended', but: 'wrong-listing', named: 'wrong' },
  { not: 'looks-old', but: 'wrong-listing', named: 'map', unnamed: 'site' },
  { not: 'looks-old', but: 'cannot-edit', named: 'menu', unnamed: 'site' },
];

/** The kinds without those that only sound like another one of them. */
export function tellApart<One extends { kind: ComplaintKind }>(
  found: readonly One[],
  named: ReadonlySet<Concept>,
): One[] {
  const kinds = new Set(found.map(({ kind }) => kind));
  return found.filter(
    ({ kind }) => !differences.some((each) => each.not === kind && kinds.has(each.but) && holds(each, named)),
  );
}

function holds({ named, unnamed }: Difference, concepts: ReadonlySet<Concept>): boolean {
  return (!named || concepts.has(named)) && (!unnamed || !concepts.has(unnamed));
}
