import type { Outcome } from './drive-load';
import type { Measured } from './measure-load';

const columns = [
  ['setup', 34],
  ['knee/s', 8],
  ['sent/s', 8],
  ['kind', 6],
  ['requests', 10],
  ['served', 8],
  ['refused', 9],
  ['timed out', 11],
  ['other', 7],
  ['p50', 9],
  ['p95', 9],
  ['refused p95', 13],
  ['lost', 6],
  ['twice', 6],
] as const;

/** One line for each kind of visit. The first also has the setup and its figures, that of leads the figures of leads. */
export function presentLoad(setups: readonly { title: string; measured: Measured }[]): string {
  const lines = setups.flatMap(({ title, measured }) => {
    const kinds = Map.groupBy(measured.outcomes, ({ visit }) => visit.kind);
    return (['page', 'tool', 'lead'] as const).map((kind, index) => [
      ...(index === 0 ? [title, String(measured.knee ?? '-'), String(measured.rate)] : ['', '', '']),
      kind,
      ...count(kinds.get(kind) ?? []),
      ...(kind === 'lead' ? [String(measured.lost), String(measured.twice)] : ['', '']),
    ]);
  });
  return [columns.map(([name]) => name), ...lines]
    .map((cells) =>
      cells
        .map((cell, index) => {
          const width = columns[index]?.[1] ?? 0;
          return index === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join(''),
    )
    .join('\n');
}

function count(outcomes: readonly Outcome[]): string[] {
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const late = outcomes.filter(({ status }) => status === undefined);
  const other = outcomes.length - served.length - refused.length - late.length;
  const counts = [outcomes.length, served.length, refused.length, late.length, other].map(String);
  return [...counts, quantile(served, 0.5), quantile(served, 0.95), quantile(refused, 0.95)];
}

/** The time within which this share of the responses arrived. */
function quantile(outcomes: readonly Outcome[], share: number): string {
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const ms = times[Math.max(0, Math.ceil(times.length * share) - 1)];
  return ms === undefined ? '-' : `${ms.toFixed(0)} ms`;
}
