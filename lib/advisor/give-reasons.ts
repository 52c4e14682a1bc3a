import type { Reason } from './advice';
import type { Complaint } from './complaints/complaint';
import type { RuleScore } from './weigh';

const MAX_REASONS = 3;
/** Of a step that a complaint asks for: its own, and one more. */
const MAX_PLANNED_REASONS = 2;

/** What is true of many others, too: it supports the weighing, but explains nothing to an owner who complains of something. */
const weak = ['size.', 'budget.', 'timeframe.', 'unanswered.', 'industry.', 'website.has', 'location'];

/** What explains nothing by itself: that a business is small, or where it is. */
const bare = ['size.', 'location'];

const general: Reason = { key: 'general', values: {} };

/**
 * The reasons of each item, none of them twice in the list. The owner is quoted once for each complaint, by the first item
 * that answers it, and the complaint is named where it is less likely or the same sentence tells of two. Empty for an item
 * whose reasons those before it gave.
 */
export function giveReasons(chosen: readonly RuleScore[]): Reason[][] {
  const given = new Set<string>();
  const quoted = new Set<Complaint | string>();
  return chosen.map(({ planned, reasons }) => {
    const quote = quoteComplaint(planned?.answers, quoted);
    const wanted = planned ? [...quote, ...reasons.filter((reason) => !isWeak(reason))] : reasons;
    return wanted
      .filter((reason) => {
        const key = JSON.stringify(reason);
        return !given.has(key) && given.add(key);
      })
      .slice(0, planned ? MAX_PLANNED_REASONS : MAX_REASONS);
  });
}

/** The reasons of an item, with its strongest other fact before those that explain nothing alone, even if it was given before. */
export function supportReasons(own: readonly Reason[], { reasons }: RuleScore): readonly Reason[] {
  if (!own.every(isBare)) return own;
  const fact = reasons.find((reason) => !isWeak(reason)) ?? reasons.find((reason) => !isBare(reason));
  return fact ? [fact, ...own] : [...own, general];
}

/**
 * The reason of an item whose reasons those before it gave: the complaint that it answers or follows, or its strongest fact,
 * once more.
 */
export function repeatReason({ planned, reasons }: RuleScore): Reason {
  if (!planned) return reasons.find((reason) => !isWeak(reason)) ?? reasons[0] ?? general;
  const complaint = planned.answers ?? planned.follows;
  // A complaint that no rule knows is a reason for the talk about it, and for nothing else.
  const [quote = general] = complaint?.kind === 'unknown' ? [] : quoteComplaint(complaint, new Set());
  return quote;
}

export function isWeak({ key }: Reason): boolean {
  return weak.some((start) => key.startsWith(start));
}

function isBare({ key }: Reason): boolean {
  return bare.some((start) => key.startsWith(start));
}

function quoteComplaint(complaint: Complaint | undefined, quoted: Set<Complaint | string>): Reason[] {
  if (!complaint || quoted.has(complaint)) return [];
  quoted.add(complaint);
  const { kind, words, isDoubtful, isGuess } = complaint;
  if (kind === 'unknown')
    return words ? [{ key: 'not-understood', values: { words } }] : [{ key: 'none-of-these', values: {} }];
  if (!words) return [{ key: 'confirmed', values: { complaint: kind } }];
  const isLessLikely = (isDoubtful || isGuess) && quoted.size > 1;
  if (isLessLikely || quoted.has(words)) return [{ key: 'also', values: { complaint: kind } }];
  quoted.add(words);
  return [{ key: 'pain', values: { words } }];
}
