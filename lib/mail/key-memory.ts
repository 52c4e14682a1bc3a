import 'server-only';
import type { OutboxRow } from './outbox';

/** Kept from the provider's memory of keys, for clocks that differ and requests that are slow. */
const marginMs = 10 * 60_000;

/**
 * Whether an earlier try may have been accepted and the provider may have forgotten its key since, so that sending again
 * could send twice. By the clock or by the waits that were scheduled, whichever says so first.
 */
export function isForgotten(row: OutboxRow, remembersKeysForMs: number, now: number): boolean {
  if (row.unknown_since === null) return false;
  return (
    now - row.unknown_since >= remembersKeysForMs - marginMs || isForgottenForSure(row, remembersKeysForMs)
  );
}

/** The same by the scheduled waits alone: a clock that was set forward is no reason to give a mail up. */
export function isForgottenForSure(row: OutboxRow, remembersKeysForMs: number): boolean {
  return row.unknown_since !== null && row.unknown_ms >= remembersKeysForMs - marginMs;
}
