/** Audits the given addresses concurrently, and prints how much more memory that took than an ordinary audit. */
import { auditWebsite } from '@/lib/audit/engine/audit-website';
import { AppError } from '@/lib/errors';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';

const everyMs = 10;
const bytesPerMb = 1024 * 1024;

/** Again while the machine is too busy with other work, as visitors are asked to. */
async function auditPatiently(address: string): Promise<void> {
  for (;;) {
    try {
      await auditWebsite(address);
      return;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'parser_busy') throw error;
    }
  }
}

async function main(): Promise<void> {
  const [, , ordinary = '', ...addresses] = process.argv;
  await auditWebsite(ordinary);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, everyMs);
  const ends = await Promise.allSettled(addresses.map(auditPatiently));
  clearInterval(watch);
  const failed = ends.filter(({ status }) => status === 'rejected').length;
  process.stdout.write(JSON.stringify({ failed, grownMb: Math.round((peak - before) / bytesPerMb) }));
  closeParser();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
