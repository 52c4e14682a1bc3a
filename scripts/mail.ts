/** Lists and retries mails that were not sent: npm run mail -- list | retry | release */
import { parseArgs } from 'node:util';
import { database } from '@/lib/db/database';
import { configuredTransport } from '@/lib/mail/configured-transport';
import { findMailEvents, listUndelivered, settleReports } from '@/lib/mail/events-store';
import { readMessage } from '@/lib/mail/message';
import type { OutboxRow } from '@/lib/mail/outbox';
import { readPause } from '@/lib/mail/pause-store';
import { presentUnsent, presentUnsentInFull } from '@/lib/mail/present-unsent';
import { listUnsent, release, retryNow } from '@/lib/mail/unsent-store';
import { retryEvents } from '@/lib/webhook/events-store';
import { runDatabaseCommand } from './process/run-database-command';

const usage = `Usage: npm run mail -- list [--full]
       npm run mail -- retry [KEY…]
       npm run mail -- release KEY… | --all [--even-if-sent]
       npm run mail -- undelivered
       npm run mail -- settle KEY… | --all
list     shows what waits or was given up, and why; with --full also what it says.
retry    makes waiting mails due now, all or those named, and has a paused outbox try one; without names also
         what another program (WEBHOOK_URL) didn't take.
release  has given-up mails tried again as if they were new. Those that may have been sent already need --even-if-sent.
undelivered  shows mails about enquiries that the provider took and that didn't arrive, and what the receiver said.
settle   takes them out of that list, once somebody has dealt with them.
The running site sends what is due within seconds; without a lasting process, POST /api/cron/outbox does.`;

const mostShown = 1000;
const { remembersKeysForMs } = configuredTransport();
const commands: Record<string, (given: Arguments) => Promise<string>> = {
  list,
  retry,
  release: releaseParked,
  undelivered,
  settle,
};

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' }, all: { type: 'boolean' }, 'even-if-sent': { type: 'boolean' } },
  });
  const [command = '', ...keys] = positionals;
  return {
    command,
    keys,
    isFull: values.full,
    isAll: values.all,
    evenIfSent: values['even-if-sent'] ?? false,
  };
}

async function list({ isFull }: Arguments): Promise<string> {
  const unsent = {
    rows: await listUnsent(database()),
    pause: await readPause(database()),
    remembersKeysForMs,
    now: Date.now(),
  };
  return isFull ? presentUnsentInFull(unsent) : presentUnsent(unsent);
}

async function retry({ keys }: Arguments): Promise<string> {
  const waiting = (await listUnsent(database())).filter(({ status }) => status !== 'parked');
  choose(waiting, keys);
  const wasPaused = await readPause(database());
  const moved = await retryNow(database(), { keys, now: Date.now() });
  const soon = (keys.length || waiting.length) - moved;
  const probe = wasPaused
    ? ' The outbox is paused: one mail is tried now, and a success sends the rest.'
    : '';
  const events =
    keys.length > 0
      ? 0
      : await database()
          .transaction()
          .execute((trx) => retryEvents(trx, Date.now()));
  const told = events > 0 ? ` Events for the webhook: ${events}.` : '';
  return `Due now: ${moved} mails; due anyway: ${soon}.${probe}${told}`;
}

async function releaseParked({ keys, isAll, evenIfSent }: Arguments): Promise<string> {
  if (keys.length === 0 && !isAll) throw new TypeError('release needs keys, or --all.');
  const unsent = await listUnsent(database());
  // Waiting mails may be named, too: one held because of its unknown outcome is sent with --even-if-sent.
  const rows = isAll ? unsent.filter(({ status }) => status === 'parked') : choose(unsent, keys);
  const { released, maySendTwice } = await release(database(), rows, {
    now: Date.now(),
    remembersKeysForMs,
    evenIfSent,
  });
  if (maySendTwice.length === 0) return `Released: ${released.length} mails.`;
  process.exitCode = 1;
  return [
    `Released: ${released.length} mails. Not released, because they may have been sent already:`,
    ...maySendTwice,
    'Look whether they arrived. To send them again all the same, add --even-if-sent.',
  ].join('\n');
}

async function undelivered(): Promise<string> {
  const rows = await listUndelivered(database(), mostShown);
  const events = await findMailEvents(
    database(),
    rows.flatMap(({ provider_id }) => provider_id ?? []),
  );
  const blocks = rows.map((row) => {
    const message = readMessage(row.payload);
    const event = events.get(row.provider_id ?? '');
    return [
      row.key,
      `  ${row.kind} to ${message?.to.join(', ') ?? ''}: ${message?.subject ?? ''}`,
      `  ${event?.type ?? ''}: ${event?.detail ?? ''}`,
    ].join('\n');
  });
  return [...blocks, `Mails about enquiries that did not arrive: ${rows.length}`].join('\n\n');
}

async function settle({ keys, isAll }: Arguments): Promise<string> {
  if (keys.length === 0 && !isAll) throw new TypeError('settle needs keys, or --all.');
  const rows = await listUndelivered(database(), mostShown);
  const chosen = isAll ? rows : choose(rows, keys);
  for (const { provider_id } of chosen) if (provider_id) await settleReports(database(), provider_id);
  return `Dealt with: ${chosen.length} mails.`;
}

/** The rows with these keys. Throws a TypeError for an unknown key. */
function choose(rows: readonly OutboxRow[], keys: readonly string[]): OutboxRow[] {
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) throw new TypeError(`No mail that could be chosen has the key ${JSON.stringify(key)}.`);
    return row;
  });
}

await runDatabaseCommand({ readArguments, commands, usage });
