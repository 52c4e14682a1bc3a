/** Audits the given addresses concurrently, and prints how much more memory that took than an ordinary audit. */
import { auditWebsite } from '@/lib/audit/engine/audit-website';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';

const everyMs = 10;
const bytesPerMb = 1024 * 1024;

async function main(): Promise<void> {
  const [, , ordinary = '', ...addresses] = process.argv;
  await auditWebsite(ordinary);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, everyMs);
  const ends = await Promise.allSettled(addresses.map((address) => auditWebsite(address)));
  clearInterval(watch);
  const failed = ends.filter(({ status }) => status === 'rejected').length;
  process.stdout.write(JSON.stringify({ failed, grownMb: Math.round((peak - before) / bytesPerMb) }));
  closeParser();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
