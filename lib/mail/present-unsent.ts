import 'server-only';
import { nameTimeColumn, stampTime } from '@/lib/i18n/office-stamp';
import { formatAge } from './format-age';
import { keyMayHaveExpired } from './key-expiry';
import { readMessage } from './message';
import type { OutboxRow } from './outbox';
import type { OutboxPause } from './pause-store';

export interface Unsent {
  rows: readonly OutboxRow[];
  pause: OutboxPause | undefined;
  remembersKeysForMs: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Why a mail is not sent: parked for staff, held because its outcome is unknown, paused with the account, or waiting for its next try. */
type State = 'parked' | 'held' | 'paused' | 'waiting';

const explanations: Record<State, string> = {
  parked: 'given up or refused; `release` has it tried again',
  held: 'may have been sent already; given up after a day, sent again at once with `release --even-if-sent`',
  paused: 'waits until the provider accepts our account again',
  waiting: 'has its next try at the time shown; `retry` makes it now',
};

/** The unsent mails for the terminal: a block of lines for each mail, without its text. */
export function presentUnsent(unsent: Unsent): string {
  const blocks = unsent.rows.map((row) => describeRow(row, unsent).join('\n'));
  return [...describePause(unsent), ...blocks, ...legend(unsent)].join('\n\n');
}

/** The same with the text of each mail. */
export function presentUnsentInFull(unsent: Unsent): string {
  const blocks = unsent.rows.map((row) => {
    const message = read(row);
    return [
      ...describeRow(row, unsent),
      `  subject: ${message?.subject ?? ''}`,
      '',
      message?.text ?? row.payload,
    ].join('\n');
  });
  return [...describePause(unsent), ...blocks, ...legend(unsent)].join('\n\n');
}

function describeRow(row: OutboxRow, unsent: Unsent): string[] {
  const state = describeState(row, unsent);
  const next = state === 'waiting' || state === 'held' ? `, ${describeNext(row, unsent.now)}` : '';
  const reason = row.park_reason ? ` (${row.park_reason})` : '';
  return [
    row.key,
    `  ${state}${reason}, ${formatAge(unsent.now - row.created_at)} old, tries: ${row.attempts}${next}`,
    `  ${row.kind} to ${read(row)?.to.join(', ') ?? 'nobody knows whom: it is unreadable'}`,
    ...(row.last_error ? [`  last error: ${row.last_error}`] : []),
  ];
}

function describeNext(row: OutboxRow, now: number): string {
  return row.next_attempt_at > now ? `next ${time(row.next_attempt_at)}` : 'due now';
}

function describeState(row: OutboxRow, { pause, remembersKeysForMs, now }: Unsent): State {
  if (row.status === 'parked') return 'parked';
  if (keyMayHaveExpired(row, remembersKeysForMs, now)) return 'held';
  return pause ? 'paused' : 'waiting';
}

function describePause({ pause, now }: Unsent): string[] {
  if (!pause) return [];
  return [
    `The outbox has been paused for ${formatAge(now - pause.since)}: the provider refuses our account.\n` +
      `  ${pause.reason}\n` +
      `  Next probe: ${time(pause.next_probe_at)}. After repairing it: npm run mail -- retry`,
  ];
}

function legend(unsent: Unsent): string[] {
  const states = new Set(unsent.rows.map((row) => describeState(row, unsent)));
  const lines = [...states].map((state) => `${state}: ${explanations[state]}.`);
  return [[`Mails not sent: ${unsent.rows.length}`, ...lines].join('\n')];
}

function read(row: OutboxRow) {
  return readMessage(row.payload);
}

function time(ms: number): string {
  return nameTimeColumn(stampTime(ms));
}
