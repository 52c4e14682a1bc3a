import { type ClaimId, sourcedClaims } from './sourced-claims';

/** Google changes its pages often, and laws take effect twice a year. */
const maxAgeMonths = 6;

/** A sentence for each claim that nobody has checked in the six months before a day (`2026-11-22`); empty if all are current. */
export function staleClaims(
  claims: Readonly<Record<string, { claim: string; url: string; checkedOn: string }>>,
  today: string,
): string[] {
  return Object.entries(claims)
    .filter(([, { checkedOn }]) => goodUntil(checkedOn) < today)
    .map(
      ([id, { claim, url, checkedOn }]) =>
        `${id} was last checked on ${checkedOn}: compare “${claim}” with ${url}, correct what says so, and renew checkedOn.`,
    );
}

/** The earliest day on which one of the claims was last checked. Throws if there are no claims. */
export function leastRecentCheck(ids: readonly ClaimId[]): string {
  const [oldest] = ids.map((id) => sourcedClaims[id].checkedOn).sort();
  if (!oldest) throw new Error('No claims are given.');
  return oldest;
}

/** The same day six months later, or the last day of that month if it is shorter. */
function goodUntil(checkedOn: string): string {
  const [year = 0, month = 0, day = 0] = checkedOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + maxAgeMonths + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + maxAgeMonths, Math.min(day, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}
