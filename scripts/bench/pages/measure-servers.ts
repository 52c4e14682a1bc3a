import { memoryMb } from '../memory';
import { countPerSecond, sendRequests } from './drive-requests';
import type { MeasuredServers } from './start-servers';
import { references, type Subject } from './subjects';
import type { MeasuredMemory, MeasuredPage } from './tables';

const secondsPerPage = 5;
const requestsBeforeMemory = 10_000;

/** Measures the servers' memory. To be called first, while they are still idle. */
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

/** Adds the number of requests per second to each page. */
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
