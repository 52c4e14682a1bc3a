import type { Effort } from '../effort/effort';
import type { RepairGroup } from './presented-report';

const ONE_HOUR = 60;

/**
 * When to do each repair, by id: the agency's repairs separately; of the owner's, in the given order, those that fit
 * into one hour now, the others this week. `repairs`: in the order of repair.
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
