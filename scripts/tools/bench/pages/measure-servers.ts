import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fetchProgram } from '../../../process/fetch-program';
import { memoryMb } from '../memory';
import type { MeasuredServers } from './start-servers';
import { references, type Subject } from './subjects';
import type { MeasuredMemory, MeasuredPage } from './tables';

const connections = 16;
const warmUpRequests = 200;
/** The Accept-Encoding of browsers. */
const encodings = 'gzip, deflate, br';

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

/** Measures requests per second for an address, with 16 concurrent requests. */
async function countPerSecond(address: string, seconds: number): Promise<number> {
  await sendRequests(address, warmUpRequests);
  return (await drive(address, ['--duration', String(seconds)])).requests.average;
}

async function sendRequests(address: string, amount: number): Promise<void> {
  await drive(address, ['--amount', String(amount)]);
}

const driven = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** Sends requests. Throws if a response isn't the page, because the figures would be meaningless. */
async function drive(address: string, load: readonly string[]): Promise<z.infer<typeof driven>> {
  // An IP address, because a DNS look-up costs as much time as the request.
  const url = address.replace('//localhost', '//127.0.0.1');
  const program = await fetchProgram('autocannon');
  const headers = ['--headers', `accept-encoding=${encodings}`];
  const args = ['--json', '--connections', String(connections), ...headers, ...load, url];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  const result = driven.parse(JSON.parse(stdout));
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests of ${address} were not answered with the page.`);
  return result;
}
