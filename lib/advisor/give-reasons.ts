import type { Reason } from './advice';
import type { Complaint } from './complaints/complaint';
import type { Standing } from './weigh';

const MAX_REASONS = 3;

/**
 * The reasons of each item, none of them twice in the list. The owner is quoted once for each complaint, by the first item
 * that answers it, and the complaint is named where the same sentence tells of two; an item for which no reason is left
 * says which step it follows.
 */
export function giveReasons(chosen: readonly Standing[]): Reason[][] {
  const given = new Set<string>();
  const quoted = new Set<Complaint | string>();
  return chosen.map(({ planned, reasons }, index) => {
    const own = [...quoteComplaint(planned?.answers, quoted), ...reasons].filter((reason) => {
      const key = JSON.stringify(reason);
      return !given.has(key) && given.add(key);
    });
    const before = chosen[index - 1];
    if (own.length === 0 && before) return [{ key: 'after', values: { step: before.rule.id } }];
    return own.slice(0, MAX_REASONS);
  });
}

function quoteComplaint(complaint: Complaint | undefined, quoted: Set<Complaint | string>): Reason[] {
  if (!complaint || quoted.has(complaint)) return [];
  quoted.add(complaint);
  const { kind, words } = complaint;
  if (kind === 'unknown')
    return words ? [{ key: 'not-understood', values: { words } }] : [{ key: 'none-of-these', values: {} }];
  if (!words) return [{ key: 'confirmed', values: { complaint: kind } }];
  if (quoted.has(words)) return [{ key: 'also', values: { complaint: kind } }];
  quoted.add(words);
  return [{ key: 'pain', values: { words } }];
}
