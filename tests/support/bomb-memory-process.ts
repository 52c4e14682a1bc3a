/** Requests decompression bombs from the given origin, ten at a time, and prints its peak memory. */
import { safeFetch } from '@/lib/net/safe-fetch';

async function main(): Promise<void> {
  const [, , origin = '', ...paths] = process.argv;
  const { hostname, port } = new URL(origin);
  const allowed = [{ host: hostname, fromPort: Number(port), toPort: Number(port) }];
  const visits = Array.from({ length: 10 }, (_, index) => paths[index % paths.length] ?? '');
  const answers = await Promise.all(visits.map((path) => safeFetch(`${origin}${path}`, { allowed })));
  const truncated = answers.filter(({ bytes }) => bytes.truncated).length;
  // maxRSS is in kilobytes on every system.
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(JSON.stringify({ truncated, peakMb }));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
