import type { Complaint } from './complaint';
import { type ComplaintKind, complaintStages } from './kinds';
import type { ReadText } from './read-text';
import { type Recognised, recogniseComplaints } from './recognise-complaints';
import { isTelling } from './split-clauses';
import type { Concept } from './words';

/** By these a text tells that a new website brought less than the one before. */
const losses: readonly Concept[] = [
  'drop',
  'vanished',
  'silence',
  'google',
  'oldlinks',
  'visitors',
  'nofind',
  'notfound',
  'stopped',
  'empty',
  'enquiry',
];

/** Kinds that are told in much the same words, and the thing by which a reader tells them apart. */
const differences: readonly Difference[] = [
  { not: 'hacked', but: 'social-lost', named: 'social' },
  { not: 'social-lost', but: 'hacked', unnamed: ['social'] },
  { not: 'stopped-working', but: 'social-lost', named: 'social' },
  { not: 'domain-lost', but: 'social-lost', named: 'social', unnamed: ['domain'] },
  { not: 'hacked', but: 'domain-lost', named: 'expired' },
  { not: 'stopped-working', but: 'lost-after-relaunch', named: 'relaunch', unnamed: ['dead'] },
  { not: 'listing-suspended', but: 'wrong-listing', unnamed: ['suspended'] },
  { not: 'listing-suspended', but: 'wrong-listing', named: 'wrong' },
  { not: 'looks-old', but: 'wrong-listing', named: 'map', unnamed: ['site'] },
  { not: 'looks-old', but: 'cannot-edit', named: 'menu', unnamed: ['site'] },
  // Who names neither ads nor visitors has no clicks, and who names no loss only wants a new website.
  { not: 'clicks-no-calls', but: 'few-enquiries', unnamed: ['ads', 'visitors'] },
  { not: 'clicks-no-calls', but: 'not-found', unnamed: ['ads', 'visitors'] },
  { not: 'lost-after-relaunch', but: 'looks-old', unnamed: losses },
  { not: 'lost-after-relaunch', but: 'no-website', unnamed: losses },
  { not: 'looks-old', but: 'few-enquiries', named: 'relaunch', unnamed: ['old'] },
  { not: 'contract-trap', but: 'no-website', unnamed: ['contract', 'agency', 'pay'] },
];

/** What nobody complains of whose phone never rings, although it is told with a phone, too. */
const notWhenSilent: ReadonlySet<ComplaintKind> = new Set(['too-many-calls', 'calls-missed']);

/** As many as the page asks about. */
const MAX_COMPLAINTS = 3;
/** Less than this is only a guess, and less than that as good as nothing. */
const MIN_SCORE = 8;
const MIN_GUESS = 5;
/** Share of the best score from which a further kind counts, and from which more than one does. */
const ALSO = 0.5;
const CLEARLY_ALSO = 0.7;
/** A kind that says so much in a statement of its own counts, too, whatever the rest of the text says. */
const OWN = 28;
/** Less is enough for a clause that "and" joins to another, and in a text of two clauses without a "but" between them. */
const OWN_IF_TOLD = 14;
const MAX_BRIEF_CLAUSES = 2;
/** Share of the best score, or score of an own statement, from which an earlier stage goes before the best. */
const BEFORE = 0.95;
const CERTAIN = 50;
/** Each further text counts a little less, so that the order typed decides between equals. */
const LATER_TEXT = 0.97;

const order = { emergency: 0, leak: 1, measuring: 1, reach: 2 } as const;

/**
 * Up to three complaints in the texts, in the order in which to deal with them; empty if none is recognised. `impossible`
 * are those that the business can't have.
 */
export function findComplaints(
  texts: readonly ReadText[],
  impossible: ReadonlySet<ComplaintKind> = new Set(),
): (Complaint & { kind: ComplaintKind })[] {
  const all = texts.flatMap((text, index) => rateKinds(text, LATER_TEXT ** index, impossible));
  const best = new Map<string, Rated>();
  const likely = all.filter(({ isGuess }) => !isGuess);
  for (const one of likely.length > 0 ? likely : all.slice(0, 1))
    if (one.share > (best.get(one.kind)?.share ?? 0)) best.set(one.kind, one);
  return [...best.values()]
    .sort((a, b) => stageOf(a) - stageOf(b) || b.share - a.share)
    .slice(0, MAX_COMPLAINTS)
    .map(({ kind, words, isDoubtful, isGuess }) => ({
      kind,
      words,
      ...(isDoubtful && { isDoubtful }),
      ...(isGuess && { isGuess }),
    }));
}

interface Rated extends Recognised {
  /** Of the best score in the text. */
  share: number;
  /** It may as well be another one of the kinds found in the text. */
  isDoubtful: boolean;
  isGuess: boolean;
}

function rateKinds(text: ReadText, weight: number, impossible: ReadonlySet<ComplaintKind>): Rated[] {
  const { concepts } = text.whole;
  const isSilent = concepts.has('silence') && !concepts.has('nonstop');
  const recognised = recogniseComplaints(text).filter(
    ({ kind }) => !impossible.has(kind) && !(isSilent && notWhenSilent.has(kind)),
  );
  const [best] = recognised;
  if (!best || best.score < MIN_GUESS) return [];
  if (best.score < MIN_SCORE) return [{ ...best, share: weight, isDoubtful: false, isGuess: true }];
  const top = best.score;
  const told = recognised.filter((one) => isTold(one, text));
  if (told.length > 1 && isBrief(text))
    return tellApart(told, concepts).map((one) => ({
      ...one,
      share: weight,
      isDoubtful: false,
      isGuess: false,
    }));
  const rated = recognised
    .map((one) => ({
      ...one,
      share: Math.max(one.score / top, told.includes(one) ? CLEARLY_ALSO : 0) * weight,
    }))
    .filter(({ share }, place) => share >= (place > 1 ? CLEARLY_ALSO : ALSO) * weight);
  const distinct = tellApart(rated, text.whole.concepts);
  return distinct.map((one) => ({
    ...one,
    isDoubtful: distinct.length > 1 && one.score < CERTAIN,
    isGuess: false,
  }));
}

/** Whether a statement of its own tells of it. */
function isTold({ own, told }: Recognised, text: ReadText): boolean {
  if (own >= OWN) return true;
  if (own < OWN_IF_TOLD) return false;
  return isBrief(text) || text.clauses.some(({ words, isJoined }) => isJoined && words === told);
}

function isBrief({ clauses }: ReadText): boolean {
  return (
    clauses.length <= MAX_BRIEF_CLAUSES &&
    clauses.every((clause) => !clause.isContrasted && isTelling(clause))
  );
}

/** A doubtful find keeps the place of the weakest stage. */
function stageOf({ kind, share, own }: Rated): number {
  return share >= BEFORE || own >= CERTAIN ? order[complaintStages[kind]] : order.reach;
}

interface Difference {
  /** Not what is meant … */
  not: ComplaintKind;
  /** … where this is found, too, … */
  but: ComplaintKind;
  /** … and the text names this, … */
  named?: Concept;
  /** … or names none of these. */
  unnamed?: readonly Concept[];
}

/** The kinds without those that only sound like another one of them. */
function tellApart<One extends { kind: ComplaintKind }>(
  found: readonly One[],
  named: ReadonlySet<Concept>,
): One[] {
  const kinds = new Set(found.map(({ kind }) => kind));
  return found.filter(
    ({ kind }) => !differences.some((each) => each.not === kind && kinds.has(each.but) && holds(each, named)),
  );
}

function holds({ named, unnamed }: Difference, concepts: ReadonlySet<Concept>): boolean {
  return (!named || concepts.has(named)) && !unnamed?.some((concept) => concepts.has(concept));
}
