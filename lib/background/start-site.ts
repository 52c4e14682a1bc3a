import 'server-only';
import { learnAtStart } from '@/lib/advisor/complaints/learn-at-start';
import { ignoreClosedOutput } from '@/lib/config/ignore-closed-output';
import { startNotes } from '@/lib/config/start-notes';
import { describeFullDisk } from '@/lib/db/describe-full-disk';
import { ensureDurableStorage } from '@/lib/db/ensure-durable-storage';
import { describeUnsafeFolder } from '@/lib/db/file-system';
import { log } from '@/lib/log/log';
import { redirectConsole } from '@/lib/log/redirect-console';
import { giveAddressesTime } from '@/lib/net/connect-to-any';
import { startBackgroundWork } from './background-work';

/** Starts what a process of the site needs beside its requests; ends the process where another one has its data. */
export async function startSite(): Promise<void> {
  ignoreClosedOutput();
  redirectConsole();
  giveAddressesTime();
  // Plain text rather than JSON: it is read by the person who starts the site.
  const tell = (sentence: string) => process.stderr.write(`${sentence}\n`);
  await ensureDurableStorage().catch((error) => {
    tell(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
  for (const warning of [describeFullDisk(), describeUnsafeFolder()]) if (warning) tell(warning);
  for (const note of startNotes()) log.info(note);
  await startBackgroundWork();
  void learnAtStart();
}
