/** CPU time of this process until the work is done, milliseconds; not affected by other processes. */
async function ownCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The minimum CPU time of up to three runs, milliseconds; stops at the first run below `enough`. Compilation and garbage of
 * earlier tests may affect one run, but not all three.
 */
export async function leastCpuMs(enough: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least >= enough; run += 1) least = Math.min(least, await ownCpuMs(work));
  return least;
}
