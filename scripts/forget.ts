/** Erases everything about a person, and prints what was erased: npm run forget -- EMAIL */
import { env } from '@/lib/config/env';
import { closeDatabase, database, databaseHandles } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { nameTimeColumn, stampTime } from '@/lib/i18n/office-stamp';
import { forgetPerson } from '@/lib/privacy/forget-person';
import { readEmail } from './data/read-email';

try {
  const email = readEmail('forget');
  await migrateToLatest(database());
  const receipt = await forgetPerson(databaseHandles(), env.DATA_DIR, email);
  process.stdout.write(
    [
      `Erased on ${nameTimeColumn(stampTime(Date.now()))}:`,
      `  enquiries                         ${receipt.leads}`,
      `  mails waiting, sent or given up   ${receipt.mails}`,
      `  reports about their delivery      ${receipt.mailEvents}`,
      `  events of the webhook             ${receipt.events}`,
      `  newsletter subscriptions          ${receipt.subscriptions}`,
      `  audits with their reports         ${receipt.audits}`,
      `  results of other tools            ${receipt.results}`,
      `  business profiles                 ${receipt.profiles}`,
      `  websites watched                  ${receipt.watches}`,
      `  files: captured mails, enquiries  ${receipt.files}`,
      `  mentions in texts of others       ${receipt.mentions}`,
      'Not in reach: backups, databases set aside by a restore, and mails that have been delivered.',
      '',
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
