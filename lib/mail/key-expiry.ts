import 'server-only';
import { minuteMs } from '@/lib/durations';
import type { OutboxRow } from './outbox';

/** Subtracted from the time for which the provider recognises keys, to allow for differing clocks and slow requests. */
const marginMs = 10 * minuteMs;

/**
 * Whether an earlier try may have been accepted and the provider may no longer recognise its key, so that a retry could
 * send the mail twice. Measured by the clock or by the sum of scheduled waits, whichever is longer.
 */
export function keyMayHaveExpired(row: OutboxRow, remembersKeysForMs: number, now: number): boolean {
  if (row.unknown_since === null) return false;
  return now - row.unknown_since >= remembersKeysForMs - marginMs || keyHasExpired(row, remembersKeysForMs);
}

/** The same by the scheduled waits alone: a clock that was set forward must not cause a mail to be parked. */
export function keyHasExpired(row: OutboxRow, remembersKeysForMs: number): boolean {
  return row.unknown_since !== null && row.unknown_ms >= remembersKeysForMs - marginMs;
}
