import { memoryMb } from '../memory';
import { countPerSecond, sendRequests } from './drive-requests';
import type { MeasuredServers } from './start-servers';
import { references, type Subject } from './subjects';
import type { MeasuredMemory, MeasuredPage } from './tables';

const secondsPerPage = 5;
const requestsBeforeMemory = 10_000;

/** Memory is measured first, while the server is still idle. */
export async function measureMemory(servers: MeasuredServers): Promise<MeasuredMemory[]> {
  const measured: MeasuredMemory[] = [];
  const all = [
    { server: 'site', ...servers.site },
    { server: references.emptyApp, ...servers.emptyApp },
    { server: references.plainPage, ...servers.plainPage },
  ];
  for (const { server, origin, pid } of all) {
    const atRestMb = memoryMb(pid);
    console.info(`${requestsBeforeMemory} requests of the ${server}…`);
    await sendRequests(`${origin}/`, requestsBeforeMemory);
    measured.push({ server, atRestMb, afterwardsMb: memoryMb(pid) });
  }
  return measured;
}

/** Adds to each page how many requests of it a second are answered. */
export async function measureLoad(
  pages: readonly MeasuredPage[],
  subjects: readonly Subject[],
  servers: MeasuredServers,
): Promise<void> {
  for (const [index, { name, origin, path }] of subjects.entries()) {
    const page = pages[index];
    if (!page) continue;
    console.info(`Load on ${name}…`);
    page.perSecond = await countPerSecond(origin + path, secondsPerPage);
    if (!servers.front || origin !== servers.site.origin) continue;
    page.perSecondThroughFront = await countPerSecond(servers.front.origin + path, secondsPerPage);
  }
}
