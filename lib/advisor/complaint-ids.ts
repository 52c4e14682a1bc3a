import type { BusinessFacts } from './facts';
import { readSituation } from './situation';

/** Ids of the complaints that advice on these facts answers; `none` if the owner said that it is none of the list. */
export function understoodComplaints(facts: BusinessFacts): string[] {
  if (facts.complaints?.includes('none')) return ['none'];
  return readSituation(facts).complaints.flatMap(({ kind }) => (kind === 'unknown' ? [] : kind));
}
