import type { Cause } from '../causes/cause';
import { bySeverity } from '../causes/collect-causes';
import type { Weight } from './weigh-cause';

/** The order of repair: what costs visitors now, then what pays most for its time (`payOff`). */
export function orderRepairs<Repair extends Weight & { cause: Cause }>(repairs: readonly Repair[]): Repair[] {
  return repairs.toSorted(
    (one, other) =>
      // A page without its text has most other faults because of it.
      Number(other.cause.kind === 'empty-page') - Number(one.cause.kind === 'empty-page') ||
      bySeverity[one.severity] - bySeverity[other.severity] ||
      other.value - one.value,
  );
}
