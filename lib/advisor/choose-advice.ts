import { complaintStages } from './complaints/kinds';
import { halfYearCost, offerOf, retainers } from './costs';
import { contradictions, paidReach } from './paid-reach';
import { LITTLE_MONEY, type Situation } from './situation';
import type { RuleScore } from './weigh';

const MAX_ITEMS = 7;
const MIN_ITEMS = 5;
/** Items that the complaints ask for; the rest is what the other answers suggest. */
const MAX_PLANNED = 5;
/** Items of one type, so that the advice isn't merely a list of services. */
const MAX_PER_TYPE = 3;
/** Below this rank (importance × share of criteria that support it) advice only fills up the minimum number of items. */
const MIN_RANK = 3;
/** Before this place nothing stands that only brings more visitors, unless the complaint asks for it. */
const FIRST_ITEMS = 3;

/** The items to give, from standings in order of preference: the planned ones, then the others by rank. */
export function chooseAdvice(standings: readonly RuleScore[], situation: Situation): RuleScore[] {
  const chosen: RuleScore[] = [];
  const planned = standings.filter((standing) => standing.planned);
  for (const standing of planned) {
    if (chosen.length < MAX_PLANNED && fitsWith(chosen, standing, situation)) chosen.push(standing);
  }
  const mayReach = isReachWelcome(situation);
  for (const standing of standings) {
    if (chosen.length === MAX_ITEMS || (chosen.length >= MIN_ITEMS && standing.rank < MIN_RANK)) break;
    if (standing.planned || !fitsWith(chosen, standing, situation)) continue;
    if (paidReach.includes(standing.rule.id) && (!mayReach || isTooEarly(chosen, situation))) continue;
    const ofType = chosen.filter(({ rule }) => rule.type === standing.rule.type).length;
    if (ofType < MAX_PER_TYPE) chosen.push(standing);
  }
  return chosen;
}

function fitsWith(chosen: readonly RuleScore[], standing: RuleScore, situation: Situation): boolean {
  const { rule } = standing;
  const isAlone = chosen.every(
    (other) => other.rule.topic !== rule.topic && !contradict(other.rule.id, rule.id),
  );
  return isAlone && isAffordable([...chosen, standing], situation);
}

function contradict(one: string, other: string): boolean {
  const both = [one, other];
  if (contradictions.some((pair) => pair.every((id) => both.includes(id)))) return true;
  // "Until then sign nothing new, with us neither."
  return both.includes('read-the-contract') && retainers.some((id) => both.includes(id));
}

/**
 * All of it together has to cost no more than the sum that the owner named for everything. What only a quote can price is
 * left out where the sum is small, unless it answers the complaint.
 */
function isAffordable(chosen: readonly RuleScore[], situation: Situation): boolean {
  const { limitDollars = Number.POSITIVE_INFINITY } = situation;
  const offers = chosen.map(({ rule }) => offerOf(rule, situation));
  const last = chosen.at(-1);
  const isUnpriced = last && !last.rule.isFree && !last.planned && offers.at(-1)?.price === null;
  if (isUnpriced && limitDollars <= LITTLE_MONEY) return false;
  return offers.reduce((sum, offer) => sum + halfYearCost(offer), 0) <= limitDollars;
}

function isTooEarly(chosen: readonly RuleScore[], { complaints }: Situation): boolean {
  return complaints.length > 0 && chosen.length < FIRST_ITEMS;
}

/** Nobody who is hacked, full or not understood is sold more visitors. */
function isReachWelcome({ complaints, isFull }: Situation): boolean {
  return (
    !isFull &&
    complaints.every(
      ({ kind, isDoubtful }, place) =>
        kind !== 'unknown' && (complaintStages[kind] !== 'emergency' || (isDoubtful && place > 0)),
    )
  );
}
