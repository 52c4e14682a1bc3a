import { type Essential, essentialSchema, type Readings } from './essentials';

/** What is remembered of a watched website's essentials. */
export interface Alarms {
  /** Reported, and not over. */
  alarms: readonly Essential[];
  /** Failed once: to be looked at again before anybody is told. */
  doubts: readonly Essential[];
}

export interface FollowedEssentials extends Alarms {
  /** To be reported now. */
  raised: readonly Essential[];
  /** Reported before, and over. */
  cleared: readonly Essential[];
}

/**
 * One alarm for each fault, after two failing readings in a row, and one all-clear. An unclear reading is neither, and ends
 * a doubt.
 */
export function followEssentials(before: Alarms, readings: Readings): FollowedEssentials {
  const failing = essentialSchema.options.filter(
    (id) => readings[id] === 'fault' && !before.alarms.includes(id),
  );
  const raised = failing.filter((id) => before.doubts.includes(id));
  const cleared = before.alarms.filter((id) => readings[id] === 'fine');
  return {
    alarms: [...before.alarms.filter((id) => !cleared.includes(id)), ...raised],
    doubts: failing.filter((id) => !raised.includes(id)),
    raised,
    cleared,
  };
}
