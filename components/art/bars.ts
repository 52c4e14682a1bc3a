/** A bar with round ends: x, y, width, height. */
export type Bar = readonly [number, number, number, number];

/** Any number of bars as one path; clouds, glitter and reflections are drawn with it. */
export function barsPath(bars: readonly Bar[]): string {
  return bars
    .map(([x, y, width, height]) => {
      const r = height / 2;
      const run = width - height;
      return `M${x + r} ${y}h${run}a${r} ${r} 0 0 1 0 ${height}h${-run}a${r} ${r} 0 0 1 0-${height}z`;
    })
    .join('');
}
