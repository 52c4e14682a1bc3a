import type { Accuracy } from '@/lib/content/accuracy-schema';
import type { Measured } from './measure-corpus';
import { lighthouseIds } from './run-lighthouse';

interface Runs {
  local: Measured;
  network: Measured;
  latencyMs: number;
}

/** The figures for `/how-we-score`, without date and commit. */
export function computeAccuracy({
  local,
  network,
  latencyMs,
}: Runs): Omit<Accuracy, 'measuredOn' | 'commit'> {
  return {
    lighthouse: local.lighthouse,
    pages: local.compared,
    byHand: { pages: local.ownMs.length, asExpected: local.asExpected },
    checks: lighthouseIds.map((id) => {
      const found = local.found.filter((difference) => difference.id === id);
      const byReason = Map.groupBy(found, ({ explanation }) => explanation);
      return {
        id,
        agreed: local.compared - found.length,
        differences: [...byReason].map(([reason, those]) => ({
          reason,
          pages: those.map(({ page }) => page),
        })),
      };
    }),
    speed: { local: computeSpeed(local), network: { ...computeSpeed(network), latencyMs } },
  };
}

function computeSpeed({ ownMs, lighthouseMs }: Measured): Accuracy['speed']['local'] {
  return {
    pages: ownMs.length,
    ownMs: Math.round(median(ownMs)),
    lighthouseMs: Math.round(median(lighthouseMs)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
