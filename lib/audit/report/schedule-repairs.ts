import type { Effort } from '../effort/effort';
import type { RepairGroup } from './presented-report';

const ONE_HOUR = 60;

/**
 * When to do what, by id: the agency's repairs apart, and of the owner's those for this hour that fit into one, in the
 * order given, the rest this week. `repairs`: in the order of repair.
 */
export function scheduleRepairs(
  repairs: readonly (Pick<Effort, 'by' | 'minutes'> & { id: string })[],
): ReadonlyMap<string, RepairGroup> {
  let left = ONE_HOUR;
  const groups = repairs.map(({ id, by, minutes }): [string, RepairGroup] => {
    if (by === 'agency') return [id, 'agency'];
    if (minutes > left) return [id, 'week'];
    left -= minutes;
    return [id, 'hour'];
  });
  return new Map(groups);
}
