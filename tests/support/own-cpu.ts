/** Processor time that this process itself takes until the work is done, milliseconds; other processes' time is none of it. */
export async function ownCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
